import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import { Section, type SectionProps } from './Section';
import styles from './Section.module.scss';

type FoldedSectionProps = Omit<SectionProps, 'labelledBy'> & { title: string; lead?: ReactNode };

/** A section of one row, heading and line, which opens in place. */
export function FoldedSection({ title, lead, className = '', children, ...section }: FoldedSectionProps) {
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
        {children}
      </Fold>
    </Section>
  );
}
