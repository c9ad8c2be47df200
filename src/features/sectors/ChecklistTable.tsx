import { DataTable } from '@/components/sections/DataTable';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

/** A public buyer's requirements and what we can show. */
type ChecklistTableProps = {
  title: string;
  lead: string;
  rows: readonly { requirement: string; evidence: string }[];
};

/** One row, which opens in place. */
export function ChecklistTable({ title, lead, rows }: ChecklistTableProps) {
  return (
    <FoldedRow title={title} lead={lead}>
      <DataTable
        caption="Requirements"
        isCaptionHidden
        heads={['It asks about', 'What we can show']}
        right="none"
        narrow="labels"
        className="mb-4"
      >
        {rows.map(({ requirement, evidence }) => (
          <tr key={requirement}>
            <th scope="row">{requirement}</th>
            <td>{evidence}</td>
          </tr>
        ))}
      </DataTable>
      <div className="d-flex flex-wrap gap-4">
        <ArrowLink to={contactUrl('question')}>Ask for a report</ArrowLink>
        <ArrowLink to={href('evidence')}>All tests, done and planned</ArrowLink>
      </div>
    </FoldedRow>
  );
}
