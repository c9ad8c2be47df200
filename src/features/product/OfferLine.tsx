import { SiteLink } from '@/components/ui/SiteLink';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { money } from '@/lib/format/money';
import { withDelivery } from '@/data/products/delivery';
import { href } from '@/lib/links/href';

const offers = [
  { room: 'Living room', machine: generationXSummary },
  { room: 'Surgery', machine: generationYSummary },
] as const;

/** Machine and price of two rooms, for a page that sells nothing else. */
export function OfferLine() {
  return (
    <div className="small mt-4">
      <dl className="mb-1">
        {offers.map(({ room, machine: { slug, name, pricePence } }) => (
          <div key={slug} className="d-flex">
            <dt className="fw-normal muted py-1 col-3">{room}</dt>
            <dd>
              <SiteLink to={href('product', { slug })} className="d-inline-block py-1">
                One {name}, {money(withDelivery(pricePence))}
              </SiteLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine muted mb-0">Prices delivered (samples).</p>
    </div>
  );
}
