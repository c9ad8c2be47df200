import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { type EvidenceId, evidenceLines } from '@/config/evidence-lines';
import styles from './EvidenceLinks.module.scss';

/** The claims that are made on more than one page. A check of the built site sees to it that none is left out. */
const lines: readonly EvidenceId[] = [
  'filter-class',
  'filter-standard',
  'airflow',
  'air-changes',
  'targets',
  'htm-03-01',
  'coverage',
  'clearance',
  'uv-c',
  'ozone',
  'photocatalyst',
  'makers-test',
  'noise',
  'fine-dust',
  'bottle',
  'ipx7',
  'dental-guidance',
  'samples',
];

/** At the foot of every page: from the claims it makes to what each rests on. */
export function EvidenceLinks() {
  return (
    <nav aria-label="Evidence" className={styles.links}>
      <span>What our claims rest on:</span>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <EvidenceLink line={line}>{evidenceLines[line]}</EvidenceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
