import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import { slugOf } from '@/lib/parse/slug';
import styles from './FoldedRow.module.scss';

type FoldedRowProps = {
  title: string;
  /** For links to it, where a figure in the title may change. */
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A row of a list of questions, which opens by itself: a sum, a table, a drawing. */
export function FoldedRow({ title, id = slugOf(title), lead, children }: FoldedRowProps) {
  return (
    <Fold
      className={`border-bottom ${styles.row}`}
      summary={
        <h3 id={id} className="item">
          {title}
        </h3>
      }
    >
      {lead && <p className="muted">{lead}</p>}
      {children}
    </Fold>
  );
}
