import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import styles from './FoldedRow.module.scss';

type FoldedRowProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A row of a list of questions, which opens by itself: a sum, a table, a drawing. */
export function FoldedRow({ title, lead, children }: FoldedRowProps) {
  return (
    <Fold className={`border-bottom ${styles.row}`} summary={<h3 className="item">{title}</h3>}>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </Fold>
  );
}
