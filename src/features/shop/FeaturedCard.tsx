import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Reveal } from '@/components/widgets/Reveal';
import { shown } from '@/config/sample';
import type { PurifierSummary } from '@/data/products/product';
import { roomsUpTo } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { keepUnits } from '@/lib/format/keep-units';
import { priceLabel } from '@/lib/format/money';
import styles from './FeaturedCard.module.scss';

export type FeaturedCardProps = {
  product: PurifierSummary;
  reason?: string | undefined;
};

/** A machine with one answer: its rooms, its price and why to choose it. The heading's link covers the whole card. */
export function FeaturedCard({ product, reason }: FeaturedCardProps) {
  const { slug, model, calculatorName, pricePence, picture, pictureAlt } = product;
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
        <p className={styles.rooms}>{keepUnits(roomsUpTo(calculatorName))}</p>
        <p className={`small muted ${styles.reason}`}>{reason ?? keepUnits(shown(product.reason))}</p>
        <span className={`text-link small ${styles.more}`} aria-hidden="true">
          {`View ${model} `}
          <Arrow />
        </span>
      </div>
      <div className={styles.stage}>
        <Reveal className={styles.machine ?? ''}>
          <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 496px, 360px" />
        </Reveal>
      </div>
    </li>
  );
}
