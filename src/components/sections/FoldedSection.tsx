import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import { Section, type SectionProps } from './Section';
import styles from './Section.module.scss';

type FoldedSectionProps = Omit<SectionProps, 'labelledBy'> & { title: string; lead?: ReactNode };

/** A section of one row, heading and line, which opens in place, and where an address leads to its `id`. */
export function FoldedSection({ title, lead, id, className = '', children, ...section }: FoldedSectionProps) {
  const headingId = useId();
  return (
    <Section {...section} labelledBy={headingId} className={`${styles.folded} ${className}`}>
      <Fold
        summary={
          <>
            <h2 id={headingId} className="h3">
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
