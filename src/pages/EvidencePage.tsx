import Container from 'react-bootstrap/Container';
import { ContentsList } from '@/components/prose/ContentsList';
import { ReadingColumns } from '@/components/prose/ReadingColumns';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { evidence } from '@/data/evidence';
import { EvidenceStrata } from '@/features/evidence/EvidenceStrata';
import { EvidenceText } from '@/features/evidence/EvidenceText';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { longDate } from '@/lib/long-date';
import styles from './EvidencePage.module.scss';

/** When every line was last read against its source. */
const checkedOn = '2026-11-22';

/** What each claim of the site rests on, what it does not mean, and which figures are samples. */
export function EvidencePage() {
  return (
    <div>
      <PageHead
        title="Evidence: what each claim rests on"
        description="The standards and tests behind every figure we print: filter classes, airflow, UV-C and ozone, air changes and clearance times, and what each does not mean."
        path={href('evidence')}
      />
      <Container fluid="xxl">
        <header className={styles.head}>
          <Breadcrumb trail={breadcrumbTrail('evidence')} current={routes.evidence.label} />
          <h1>What our claims stand on</h1>
          <div>
            <p className="lead">
              A figure is worth as much as the ground under it. Here is every claim of this site in its layer: loose on
              top, rock at the bottom. Each leads to what it rests on and what it does not mean.
            </p>
            <p className="small muted mb-0">
              Checked <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
            </p>
          </div>
        </header>
        <EvidenceStrata />
        <ReadingColumns sideAt="left" side={<ContentsList title="Subjects" entries={evidence} collapsible />}>
          <EvidenceText />
        </ReadingColumns>
      </Container>
    </div>
  );
}
