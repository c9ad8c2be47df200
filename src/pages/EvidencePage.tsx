import Container from 'react-bootstrap/Container';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceSearch } from '@/features/evidence/EvidenceSearch';
import styles from './EvidencePage.module.scss';

const staticPart = pagePart(['src/pages/EvidenceSections.tsx'], () => import('./EvidenceSections'));

function EvidencePage() {
  return (
    <Container fluid="xxl">
      <StaticHtml part={staticPart}>{({ EvidenceHead }) => <EvidenceHead />}</StaticHtml>
      <div className={styles.claims}>
        <EvidenceSearch />
        <StaticHtml part={staticPart}>{({ Claims }) => <Claims />}</StaticHtml>
      </div>
    </Container>
  );
}

export const page = (): PageContent => ({ Page: EvidencePage, staticPart });
