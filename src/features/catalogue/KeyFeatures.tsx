import type { KeyFeature } from '@/data/products/product';
import { keepUnits } from '@/lib/keep-units';
import styles from './KeyFeatures.module.scss';

export type KeyFeaturesProps = { features: readonly KeyFeature[] };

/** The stages in the order the air meets them, each with its number, then whatever else is worth a line. */
export function KeyFeatures({ features }: KeyFeaturesProps) {
  return (
    <>
      <h3 className={styles.title}>Key features</h3>
      <ul className={styles.list}>
        {features.map(({ title, text, stage }) => (
          <li key={title}>
            <b>
              {stage && <span className={styles.stage}>{stage}</span>}
              {title}
            </b>
            <span>{keepUnits(text)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
