import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ProductSummary } from '@/data/products/product';
import { href } from '@/lib/href';
import styles from './RelatedTile.module.scss';

export type RelatedTileProps = { product: ProductSummary };

/** A product that belongs to the one on the page. */
export function RelatedTile({ product: { slug, model, shopLine, picture, pictureAlt } }: RelatedTileProps) {
  return (
    <SiteLink to={href('product', { slug })} className={styles.tile}>
      <span className={styles.stage}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 420px, 90vw" />
      </span>
      <span className={styles.text}>
        <b>{model}</b>
        <Arrow />
        <small>{shopLine}</small>
      </span>
    </SiteLink>
  );
}
