import type { ReactNode } from 'react';
import type { EvidenceId } from '@/config/evidence-lines';
import { evidence } from '@/data/evidence';
import { AirflowTable } from './AirflowTable';
import { ClearanceTable } from './ClearanceTable';
import { EvidenceEntry } from './EvidenceEntry';
import styles from './EvidenceText.module.scss';

const tables: Partial<Record<EvidenceId, ReactNode>> = { airflow: <AirflowTable />, clearance: <ClearanceTable /> };

export function EvidenceText() {
  return evidence.map(({ id, title, lines }) => (
    <section key={id} aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lines.map((line) => (
        <EvidenceEntry key={line.id} line={line}>
          {tables[line.id]}
        </EvidenceEntry>
      ))}
    </section>
  ));
}
