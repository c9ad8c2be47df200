import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import { Section } from './Section';
import styles from './FoldedSection.module.scss';

type FoldedSectionProps = {
  title: string;
  lead?: ReactNode;
  /** The id of what opens: an address leads to it. */
  id: string;
  className?: string;
  children: ReactNode;
};

/** A section of one row, which opens in place. */
export function FoldedSection({ title, lead, id, className = '', children }: FoldedSectionProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} isRow className={`${styles.folded} ${className}`}>
      <Fold
        summary={
          <>
            <h2 id={headingId} className="item">
              {title}
            </h2>
            <span className="muted fw-normal">{lead}</span>
          </>
        }
      >
        <div id={id} className={styles.folding}>
          {children}
        </div>
      </Fold>
    </Section>
  );
}
