import { airChangeTargets } from '@/domain/air-changes';
import { twoDecimals } from '@/lib/number';
import styles from './AirChangeFigure.module.scss';

export type AirChangeFigureProps = { airChanges: number };

/** Every bar of the table shares this scale, so that rows and columns compare. */
const scaleAch = 20;

function share(airChanges: number): string {
  return `${(Math.min(1, airChanges / scaleAch) * 100).toFixed(2)}%`;
}

/** Air changes per hour: the figure, and a bar with an upright mark at the optimum. */
export function AirChangeFigure({ airChanges }: AirChangeFigureProps) {
  const figure = twoDecimals(airChanges);
  const fill = airChanges < airChangeTargets.minimum ? styles.low : styles.fill;
  return (
    <>
      <span className={`${styles.figure} ${figure.length > 8 ? styles.long : ''}`}>{figure}</span>
      <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
        <rect className={styles.track} y="4" width="100%" height="4" />
        <rect className={fill} y="4" width={share(airChanges)} height="4" />
        <rect className={styles.target} x={share(airChangeTargets.optimum)} width="1.5" height="12" />
      </svg>
    </>
  );
}
