import type { Reading } from '@/data/products/product-readings';
import styles from './Readings.module.scss';

type ReadingsProps = {
  readings: readonly Reading[];
  /** As tall as the picture beside them. */
  isLarge?: boolean;
};

/** The figures of a bottle or of the meter. */
export function Readings({ readings, isLarge = false }: ReadingsProps) {
  const notes = readings.flatMap(({ note }) => note ?? []);
  return (
    <div
      className={`border-top border-dark pt-3 ${isLarge ? `d-flex flex-column h-100 ${styles.large}` : 'order-1 order-lg-0'}`}
    >
      <dl className={`m-0 ${styles.readings}`}>
        {readings.map(({ value, unit, label }) => (
          <div key={label} className="d-flex flex-column">
            <dt className="order-1 mt-1 fw-normal small muted">{label}</dt>
            <dd className="text-nowrap">
              {value}
              {unit && <small className="unit">{` ${unit}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="small muted mt-4 pt-3 border-top mb-0">{notes.join('. ')}.</p>}
    </div>
  );
}
