import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ProductSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';
import { priceLabel } from '@/lib/format/money';
import { takeOffFrom } from './picture-flight';
import styles from './ShopTile.module.scss';

export type ShopTileProps = { product: ProductSummary };

/** A product tile; its text, without the picture's, names the link. */
export function ShopTile({ product: { slug, kind, model, pricePence, shopLine, picture, pictureAlt } }: ShopTileProps) {
  return (
    <SiteLink
      to={href('product', { slug })}
      className={styles.tile}
      aria-labelledby={`tile-${slug}`}
      onClick={({ currentTarget }) => takeOffFrom(currentTarget)}
    >
      <div className={`${styles.stage} ${styles[kind]}`}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 420px, 50vw" />
      </div>
      <div id={`tile-${slug}`} className={styles.text}>
        <h2 className={styles.model}>{model}</h2>
        <span className={`num ${pricePence ? '' : styles.onRequest}`}>
          {pricePence ? priceLabel(pricePence) : 'Price On Request'}
        </span>
        <span className={styles.line}>{shopLine}</span>
      </div>
    </SiteLink>
  );
}
