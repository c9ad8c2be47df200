import Container from 'react-bootstrap/Container';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import styles from './EvidencePage.module.scss';

const livePart = pagePart(['src/features/evidence/EvidenceSearch.tsx'], () =>
  import('@/features/evidence/EvidenceSearch').then((m) => m.EvidenceSearch),
);
const staticPart = pagePart(['src/pages/EvidenceSections.tsx'], () => import('./EvidenceSections'));

function EvidencePage() {
  return (
    <Container fluid="xxl">
      <StaticHtml part={staticPart}>{({ EvidenceHead }) => <EvidenceHead />}</StaticHtml>
      <div className={styles.claims}>
        <HydrateOnInteraction part={livePart}>{(EvidenceSearch) => <EvidenceSearch />}</HydrateOnInteraction>
        <StaticHtml part={staticPart}>{({ Claims }) => <Claims />}</StaticHtml>
      </div>
    </Container>
  );
}

export const page = (): PageContent => ({ Page: EvidencePage, livePart, staticPart });
