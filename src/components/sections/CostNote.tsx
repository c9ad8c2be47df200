import { EvidenceLink } from '@/components/ui/EvidenceLink';

export type CostNoteProps = {
  /** What servicing adds, where it is not in the table. */
  servicing?: string;
};

/** What the figures of `CostTable` rest on. */
export function CostNote({ servicing }: CostNoteProps) {
  return (
    <p className="small muted">
      {servicing !== undefined && `${servicing} `}The rows are the six heads under which the Department for Education
      compares quotes. The first filter sets are in the machines; the hours decide how often they are changed. The
      tariff is an example and electricity is estimated. The prices of filter sets, servicing, delivery and disposal are{' '}
      <EvidenceLink line="samples">samples</EvidenceLink>: your quotation has the real ones.
    </p>
  );
}
