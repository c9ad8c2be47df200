import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Reveal } from '@/components/widgets/Reveal';
import { shown } from '@/config/sample';
import type { PurifierSummary } from '@/data/products/product';
import { href } from '@/lib/href';
import { keepUnits } from '@/lib/keep-units';
import { priceLabel } from '@/lib/money';
import { grouped } from '@/lib/number';
import { CadrBar } from './CadrBar';
import { CardFigures } from './CardFigures';
import styles from './FeaturedCard.module.scss';

export type FeaturedCardProps = {
  product: PurifierSummary;
  /** Why this machine for the rooms of the page, in about six words. */
  reason?: string | undefined;
  /** Without the table of figures, where the page has given them already. */
  isCompact?: boolean | undefined;
};

/** One machine on the stage with its figures below. The link in the heading covers the whole card. */
export function FeaturedCard({ product, reason, isCompact = false }: FeaturedCardProps) {
  const { slug, model, category, pricePence, purpose, beside, picture, pictureAlt, ratedCadrM3PerHour } = product;
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <div className={styles.nameAndPrice}>
          <h3>
            <SiteLink to={href('product', { slug })} className={styles.cover}>
              {model}
            </SiteLink>
          </h3>
          <span className={`num ${styles.price}`}>{pricePence ? priceLabel(pricePence) : 'Price on request'}</span>
        </div>
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={`small muted ${styles.purpose}`}>{purpose}</p>
        <p className={`num ${styles.reading}`}>
          {grouped(ratedCadrM3PerHour)}
          <small> m³/h, rated</small>
        </p>
        <CadrBar ratedCadrM3PerHour={ratedCadrM3PerHour} />
        <CardFigures product={product} isCompact={isCompact} />
        {beside && <p className={`small muted ${styles.beside}`}>{keepUnits(shown(beside))}</p>}
        <span className={`text-link small ${styles.more}`} aria-hidden="true">
          {`View ${model} `}
          <Arrow />
        </span>
      </div>
      <div className={styles.stage}>
        <span className={styles.category}>{category}</span>
        <Reveal className={styles.machine ?? ''}>
          <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 496px, 360px" />
        </Reveal>
      </div>
    </li>
  );
}
