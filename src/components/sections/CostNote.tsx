import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';

type CostNoteProps = {
  /** What the figures do not count. */
  leavesOut: string;
  /** What servicing adds, where it is not in the table. */
  servicing?: string;
};

/** What the figures of `CostTable` rest on. */
export function CostNote({ leavesOut, servicing }: CostNoteProps) {
  return (
    <p className="small muted">
      {servicing !== undefined && `${servicing} `}
      {leavesOut}{' '}
      <SiteLink to={`${href('service')}#five-year-cost`}>
        Sample prices, estimated electricity: the costs explained
      </SiteLink>
    </p>
  );
}

/** The note in full, on the page that explains the costs. */
export function FullCostNote({ leavesOut }: Pick<CostNoteProps, 'leavesOut'>) {
  return (
    <p className="small muted">
      Electricity is estimated, the tariff an example. Prices of filter sets, servicing, delivery and disposal are{' '}
      <EvidenceLink line="samples">samples</EvidenceLink>. {leavesOut} Ask for both prices in your quote.
    </p>
  );
}
