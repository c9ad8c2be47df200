import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Reveal } from '@/components/widgets/Reveal';
import type { PurifierSummary } from '@/data/products/product';
import { floorAreaBasis, floorAreaM2 } from '@/lib/floor-area';
import { href } from '@/lib/href';
import { priceLabel } from '@/lib/money';
import { grouped } from '@/lib/number';
import { CadrBar } from './CadrBar';
import styles from './FeaturedCard.module.scss';

export type FeaturedCardProps = { product: PurifierSummary };

/** One machine on the stage with its figures below. The link in the heading covers the whole card. */
export function FeaturedCard({ product }: FeaturedCardProps) {
  const { slug, model, category, pricePence, purpose, ratedCadrM3PerHour, coverageM2, stages, picture, pictureAlt } =
    product;
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
        <p className={`small muted ${styles.purpose}`}>{purpose}</p>
        <p className={`num ${styles.reading}`}>
          {grouped(ratedCadrM3PerHour)}
          <small> m³/h</small>
        </p>
        <CadrBar ratedCadrM3PerHour={ratedCadrM3PerHour} />
        <dl className={styles.facts}>
          <dt>Coverage, maker’s figure</dt>
          <dd>{coverageM2} m²</dd>
          <dt>
            Floor at {floorAreaBasis.achPerHour} ACH, {floorAreaBasis.ceilingHeightM} m ceiling
          </dt>
          <dd>{floorAreaM2(ratedCadrM3PerHour)} m²</dd>
          <dt>Stages</dt>
          <dd>{stages === 6 ? '6, with photocatalyst' : stages}</dd>
        </dl>
        <span className={`text-link small ${styles.more}`} aria-hidden="true">
          View {model} <Arrow />
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
