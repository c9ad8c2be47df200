import { EvidenceLink } from '@/components/ui/EvidenceLink';

type CostNoteProps = {
  /** What servicing adds, where it is not in the table. */
  servicing?: string;
};

/** What the figures of `CostTable` rest on. */
export function CostNote({ servicing }: CostNoteProps) {
  return (
    <p className="small muted">
      {servicing !== undefined && `${servicing} `}Electricity is estimated, the tariff an example. Prices of filter
      sets, servicing, delivery and disposal are <EvidenceLink line="samples">samples</EvidenceLink>. Not in the sum:
      the delivery of later filter sets, and a new UV-C lamp: ask for both prices in your quote.
    </p>
  );
}
