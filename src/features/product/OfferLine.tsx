import { SiteLink } from '@/components/ui/SiteLink';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { money } from '@/lib/format/money';
import { withDelivery } from '@/data/products/delivery';
import { href } from '@/lib/links/href';

/** Two machines with their prices, for a page that sells nothing else. */
export function OfferLine() {
  return (
    <p className="small muted mt-3 mb-0">
      <span className="d-block d-lg-inline">Delivered (samples):</span>{' '}
      {[generationXSummary, generationYSummary].map(({ slug, name, pricePence }) => (
        <SiteLink key={slug} to={href('product', { slug })} className="d-inline-block me-3 py-1">
          {name}, {money(withDelivery(pricePence))}
        </SiteLink>
      ))}
    </p>
  );
}
