import type { PurifierSummary } from '@/data/products/product';
import { roomsUpToM2 } from '@/domain/sizing';
import styles from './FeaturedCard.module.scss';

export type CardFiguresProps = { product: PurifierSummary; isCompact: boolean };

/** The room that one machine serves, and its stages. */
export function CardFigures({ product: { calculatorName, stages }, isCompact }: CardFiguresProps) {
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
