import type { PurifierSummary } from '@/data/products/product';
import { floorAreaBasis, floorAreaM2 } from '@/lib/floor-area';
import styles from './FeaturedCard.module.scss';

export type CardFiguresProps = { product: PurifierSummary };

/** The two areas of a machine in the same size, and its stages. */
export function CardFigures({ product: { coverageM2, ratedCadrM3PerHour, stages } }: CardFiguresProps) {
  return (
    <dl className={styles.facts}>
      <dt>Coverage per metre of ceiling</dt>
      <dd>{`${coverageM2} m²`}</dd>
      <dt>Floor under a {floorAreaBasis.ceilingHeightM} m ceiling</dt>
      <dd>{`${floorAreaM2(ratedCadrM3PerHour)} m²`}</dd>
      <dt>Stages</dt>
      <dd>{stages === 6 ? '6, with photocatalyst' : stages}</dd>
    </dl>
  );
}
