import styles from './CadrBar.module.scss';

/** Full length of every bar: the largest machine, Generation Z, in m³/h. */
const fullScaleM3PerHour = 1156;

export type CadrBarProps = { ratedCadrM3PerHour: number };

/** Clean air delivery drawn to one scale over the whole range. Decoration: the figure stands beside it. */
export function CadrBar({ ratedCadrM3PerHour }: CadrBarProps) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${fullScaleM3PerHour} 4`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} y="1" width={fullScaleM3PerHour} height="2" />
      <rect className={styles.value} width={ratedCadrM3PerHour} height="4" />
    </svg>
  );
}
