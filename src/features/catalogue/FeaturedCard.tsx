import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Reveal } from '@/components/widgets/Reveal';
import { shown } from '@/config/sample';
import type { PurifierSummary } from '@/data/products/product';
import { roomsUpToM2 } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { keepUnits } from '@/lib/format/keep-units';
import { priceLabel } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import styles from './FeaturedCard.module.scss';

export type FeaturedCardProps = {
  product: PurifierSummary;
  /** Why this machine suits the page's rooms, in about six words. */
  reason?: string | undefined;
  isCompact?: boolean | undefined;
};

/** A machine with its figures. The heading's link covers the whole card. */
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

/** Full length of every bar: Generation Z. */
const fullScaleM3PerHour = 1156;

type CadrBarProps = { ratedCadrM3PerHour: number };

/** Decorative: the figure is in the text. */
function CadrBar({ ratedCadrM3PerHour }: CadrBarProps) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${fullScaleM3PerHour} 4`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} y="1" width={fullScaleM3PerHour} height="2" />
      <rect className={styles.value} width={ratedCadrM3PerHour} height="4" />
    </svg>
  );
}

type CardFiguresProps = { product: PurifierSummary; isCompact: boolean };

function CardFigures({ product: { calculatorName, stages }, isCompact }: CardFiguresProps) {
  return (
    <dl className={styles.facts}>
      <dt>Rooms up to</dt>
      <dd>{`${roomsUpToM2(calculatorName, 'working')} m²; full speed ${roomsUpToM2(calculatorName, 'full')}`}</dd>
      {!isCompact && (
        <>
          <dt>Stages</dt>
          <dd>{stages === 6 ? '6, with photocatalyst' : stages}</dd>
        </>
      )}
    </dl>
  );
}
