import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import { Section, type SectionProps } from './Section';
import styles from './Section.module.scss';

type FoldedSectionProps = Omit<SectionProps, 'labelledBy'> & {
  title: string;
  lead?: ReactNode;
  /** On a ground of its own, below the rows of a list. */
  isPanel?: boolean;
};

/** A section of one row, heading and line, which opens in place, and where an address leads to its `id`. */
export function FoldedSection({
  title,
  lead,
  id,
  isPanel = false,
  className = '',
  children,
  ...section
}: FoldedSectionProps) {
  const headingId = useId();
  return (
    <Section
      {...section}
      labelledBy={headingId}
      className={`${styles.folded} ${isPanel ? styles.panel : ''} ${className}`}
    >
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
        {id ? (
          <div id={id} className={styles.folding}>
            {children}
          </div>
        ) : (
          children
        )}
      </Fold>
    </Section>
  );
}
