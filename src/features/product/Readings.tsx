import type { Reading } from '@/data/products/product-readings';
import styles from './Readings.module.scss';

/** What the meter reads; a phone leaves it to the page below. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <div className="d-none d-lg-block mb-4 border-top border-dark pt-3">
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
    </div>
  );
}
