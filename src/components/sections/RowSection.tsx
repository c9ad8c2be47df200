import type { ReactNode } from 'react';
import { Section } from './Section';
import styles from './RowSection.module.scss';

type RowSectionProps = { title: string; headingId: string; id?: string; className?: string; children: ReactNode };

/** A section of one row: its title, and beside it what it offers; on a phone as far as both have room. */
export function RowSection({ title, headingId, id, className = '', children }: RowSectionProps) {
  return (
    <Section {...(id && { id })} labelledBy={headingId} isRow className={className}>
      <div className="d-flex flex-wrap flex-lg-nowrap align-items-center column-gap-4 row-gap-2 py-3">
        <h2 id={headingId} className={`item ${styles.title}`}>
          {title}
        </h2>
        <div className="flex-lg-fill">{children}</div>
      </div>
    </Section>
  );
}
