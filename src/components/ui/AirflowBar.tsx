import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';
import styles from './AirflowBar.module.scss';

/** The airflow of the largest machine. */
const fullScaleM3PerHour = Math.max(...calculatorModels.map(({ measuredCadrM3PerHour }) => measuredCadrM3PerHour));

export type AirflowBarProps = { ratedCadrM3PerHour: number };

export function AirflowBar({ ratedCadrM3PerHour }: AirflowBarProps) {
  return (
    <p className={`align-items-center m-0 fine muted ${styles.airflow}`}>
      <svg
        className="d-block w-100"
        viewBox={`0 0 ${fullScaleM3PerHour} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.track} y="1" width={fullScaleM3PerHour} height="2" />
        <rect className={styles.value} width={ratedCadrM3PerHour} height="4" />
      </svg>
      <span className="num">{grouped(ratedCadrM3PerHour)} m³/h, rated</span>
    </p>
  );
}
