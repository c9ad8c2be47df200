import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import styles from './FoldedSection.module.scss';

type FoldedSectionProps = {
  title: string;
  /** The id of what opens: an address leads to it. */
  id: string;
  className?: string;
  children: ReactNode;
};

/** A section that is the last row of a list, and opens in place. */
export function FoldedSection({ title, id, className = '', children }: FoldedSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <Fold
        className={`border-bottom ${styles.folded}`}
        summary={
          <h2 id={headingId} className="item">
            {title}
          </h2>
        }
      >
        <div id={id} className={styles.folding}>
          {children}
        </div>
      </Fold>
    </section>
  );
}
