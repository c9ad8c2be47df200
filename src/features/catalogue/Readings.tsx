import type { Reading } from './product-readings';
import styles from './Readings.module.scss';

export type ReadingsProps = { readings: readonly Reading[] };

/** Large figures with their units, each with one plain line. */
export function Readings({ readings }: ReadingsProps) {
  return (
    <dl className={styles.readings}>
      {readings.map(({ value, unit, label, note }) => (
        <div key={label} className={styles.reading}>
          <dt>{label}</dt>
          <dd className={`num ${styles.figure}`}>
            <span>{value}</span>
            <small> {unit}</small>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
