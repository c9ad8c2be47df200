import { SiteLink } from '@/components/ui/SiteLink';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { money } from '@/lib/format/money';
import { withDelivery } from '@/data/products/delivery';
import { href } from '@/lib/links/href';

const offers = [
  { room: 'A living room', machine: generationXSummary },
  { room: 'A surgery', machine: generationYSummary },
] as const;

/** Machine, number and price of two rooms, in a paragraph of a page that sells nothing else. */
export function OfferLine() {
  return offers.map(({ room, machine: { slug, name, pricePence } }) => (
    <span key={slug} className="d-inline-block me-3">
      {room}:{' '}
      <SiteLink to={href('product', { slug })} className="d-inline-block py-1">
        one {name}, {money(withDelivery(pricePence))} delivered (sample)
      </SiteLink>
    </span>
  ));
}
