import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';

type CostNoteProps = {
  /** What servicing adds, where it is not in the table. */
  servicing?: string;
};

/** What the figures of `CostTable` rest on. */
export function CostNote({ servicing }: CostNoteProps) {
  return (
    <p className="small muted">
      {servicing !== undefined && `${servicing} `}
      <SiteLink to={`${href('service')}#five-year-cost`}>
        Sample prices, estimated electricity: what the sum leaves out
      </SiteLink>
    </p>
  );
}

/** The same in full, on the page that explains the costs. */
export function FullCostNote() {
  return (
    <p className="small muted">
      Electricity is estimated, the tariff an example. Prices of filter sets, servicing, delivery and disposal are{' '}
      <EvidenceLink line="samples">samples</EvidenceLink>. The sum leaves out the delivery of later filter sets and a
      new UV-C lamp: ask for both prices in your quote.
    </p>
  );
}
