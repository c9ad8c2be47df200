import { AirflowBar } from '@/components/ui/AirflowBar';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { shown } from '@/config/sample';
import type { ProductSummary } from '@/data/products/product';
import { roomsUpTo } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { keepUnits } from '@/lib/format/keep-units';
import { priceLabel } from '@/lib/format/money';
import { takeOffFrom } from '@/lib/browser/picture-flight';
import styles from './ShopTile.module.scss';

export type ShopTileProps = { product: ProductSummary };

/** A product of the shop. The heading's link covers the whole tile. */
export function ShopTile({ product }: ShopTileProps) {
  const { slug, kind, model, pricePence, picture, pictureAlt } = product;
  return (
    <div className={styles.tile}>
      <div data-aos="fade-up" className={`${styles.stage} ${styles[kind]}`}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 420px, 50vw" />
      </div>
      <div className={styles.text}>
        <h2 className={styles.model}>
          <SiteLink
            to={href('product', { slug })}
            className={styles.cover}
            onClick={({ currentTarget }) => takeOffFrom(currentTarget.closest('li') ?? currentTarget)}
          >
            {model}
          </SiteLink>
        </h2>
        <span className={`num ${pricePence ? '' : styles.onRequest}`}>
          {pricePence ? priceLabel(pricePence) : 'Price On Request'}
        </span>
        {product.kind === 'purifier' ? (
          <div className={styles.line}>
            <p className={styles.rooms}>{keepUnits(roomsUpTo(product.calculatorName))}</p>
            <AirflowBar ratedCadrM3PerHour={product.ratedCadrM3PerHour} />
            <p>{keepUnits(shown(product.reason))}</p>
          </div>
        ) : (
          <p className={styles.line}>{product.shopLine}</p>
        )}
      </div>
    </div>
  );
}
