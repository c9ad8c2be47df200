import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './ChecklistTable.module.scss';

/** A public buyer's requirements and what we can show. */
export type ChecklistTableProps = {
  title: string;
  lead: string;
  rows: readonly { asks: string; shows: string }[];
};

export function ChecklistTable({ title, lead, rows }: ChecklistTableProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className={styles.columns}>
        <h2 id={headingId}>{title}</h2>
        <div>
          <p className="lead">{lead}</p>
          <details className={styles.folded}>
            <summary>What it asks, and what we show</summary>
            <table className={styles.table} aria-labelledby={headingId}>
              <thead>
                <tr>
                  <th scope="col">It asks about</th>
                  <th scope="col">What we can show</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ asks, shows }) => (
                  <tr key={asks}>
                    <th scope="row">{asks}</th>
                    <td>{shows}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <ArrowLink to={contactUrl('question')}>Ask for a report</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
