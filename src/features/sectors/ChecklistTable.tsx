import { useId } from 'react';
import { DataTable } from '@/components/sections/DataTable';
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
            <DataTable
              caption={title}
              isCaptionHidden
              heads={['It asks about', 'What we can show']}
              right="none"
              narrow="labels"
              className="mb-4"
            >
              {rows.map(({ asks, shows }) => (
                <tr key={asks}>
                  <th scope="row" className={styles.asks}>
                    {asks}
                  </th>
                  <td>{shows}</td>
                </tr>
              ))}
            </DataTable>
          </details>
          <ArrowLink to={contactUrl('question')}>Ask for a report</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
