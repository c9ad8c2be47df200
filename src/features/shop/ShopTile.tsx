import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatNotedFilterSet } from '@/data/filter-prices';
import { deliveredPrice } from '@/data/products/achilles-figures';
import type { ProductSummary } from '@/data/products/product';
import { rememberTransitionSource } from '@/lib/browser/shared-element-transition';
import { priceLabel, priceOnRequest } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { CompareToggle } from './CompareToggle';
import styles from './ShopTile.module.scss';

/** Any product but a machine. */
export type ShopTileProps = { product: Exclude<ProductSummary, { kind: 'purifier' }> };

/** A bottle, the meter or a filter. The heading's link covers the whole tile. */
export function ShopTile({ product }: ShopTileProps) {
  return (
    <div className={styles.tile}>
      <div data-aos="fade-up" className={`${styles.stage} ${styles[product.kind]} ${styles[product.slug] ?? ''}`}>
        <Picture file={product.picture} alt={product.pictureAlt} sizes="(min-width: 992px) 420px, 50vw" />
      </div>
      <ShopName product={product} className="pt-3" />
      {product.kind !== 'filter' && (
        <p className="small muted mb-0">{product.kind === 'bottle' ? deliveredPrice : product.shopLine}</p>
      )}
    </div>
  );
}

/** The specified label, or of a filter the sample price that the shelf's note explains. */
function shopPrice(product: ProductSummary): string {
  if (product.kind === 'filter') return formatNotedFilterSet(product.fits);
  return product.pricePence ? priceLabel(product.pricePence) : priceOnRequest;
}

type ShopFootProps = {
  product: ProductSummary;
  items: readonly ProductSummary[];
};

/** The last line of each product. */
export function ShopFoot({ product, items }: ShopFootProps) {
  return (
    <div
      className={`d-flex d-print-none flex-wrap align-items-center justify-content-between border-top column-gap-3 ${styles.foot}`}
    >
      <SiteLink
        to={priceRequestUrl(product.slug)}
        className="position-relative small d-none d-md-inline-flex align-items-center min-h-touch text-reset text-decoration-none"
      >
        <span className="text-link">Get a written quote</span>{' '}
        <span className="visually-hidden">for {product.name}</span>
      </SiteLink>
      <CompareToggle product={product} items={items} />
    </div>
  );
}

type ShopNameProps = {
  product: ProductSummary;
  /** Beside the price. */
  label?: string;
  className?: string;
};

/** Name and price of a product; its link covers the tile. */
export function ShopName({ product, label, className = '' }: ShopNameProps) {
  const { slug, name } = product;
  return (
    <div className={className}>
      <h2 className={`item ${styles.model}`}>
        <SiteLink
          to={href('product', { slug })}
          className="stretched-link text-decoration-none"
          onClick={({ currentTarget }) => rememberTransitionSource(currentTarget.closest('li') ?? currentTarget)}
        >
          {name}
          <Arrow />
        </SiteLink>
      </h2>
      <span className="num">{shopPrice(product)}</span>
      {label && <b className="label d-block d-lg-inline text-nowrap text-copper ms-lg-2">{label}</b>}
    </div>
  );
}
