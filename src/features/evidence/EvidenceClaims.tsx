import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import type { EvidenceId } from '@/config/evidence-lines';
import { evidence } from '@/data/evidence';
import { AirflowTable } from './AirflowTable';
import { ClearanceTable } from './ClearanceTable';
import { formatClaims } from './format-claims';
import styles from './Evidence.module.scss';
import { EvidenceEntry } from './EvidenceEntry';

const tables: Partial<Record<EvidenceId, ReactNode>> = { airflow: <AirflowTable />, clearance: <ClearanceTable /> };

/** The claims by subject, each subject folded. */
export function EvidenceClaims() {
  return evidence.map(({ id, title, lines }) => (
    <Fold
      key={id}
      className={`border-bottom ${styles.group}`}
      summary={
        <>
          <h2 data-aos="fade-up" id={id} tabIndex={-1}>
            {title}
          </h2>
          <span className={`fw-normal ${styles.count}`}>{formatClaims(lines.length)}</span>
        </>
      }
    >
      {lines.map((line) => (
        <EvidenceEntry key={line.id} line={line}>
          {tables[line.id]}
        </EvidenceEntry>
      ))}
    </Fold>
  ));
}
