import type { CompareRow } from './compare-row';
import styles from './CompareDrawing.module.scss';

export type CompareDrawingProps = { row: CompareRow; place: number; isBest: boolean };

export function CompareDrawing({ row: { figures, drawing, mark }, place, isBest }: CompareDrawingProps) {
  const amount = figures[place]?.amount;
  if (!drawing || amount === undefined) return null;
  const most = Math.max(mark ?? 0, ...figures.map((figure) => figure.amount ?? 0));
  const classes = `${styles[drawing] ?? ''} ${isBest ? styles.best : ''}`;
  if (drawing === 'steps') {
    return (
      <svg className={classes} viewBox="0 0 150 4" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={step * 25.5}
            width="21"
            height="3"
            className={step < amount ? styles.full : styles.empty}
          />
        ))}
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <rect y="5" width="100" height="4" className={styles.empty} />
      <rect y="5" width={(100 * amount) / most} height="4" className={styles.full} />
      {mark !== undefined && <path d={`M${(100 * mark) / most} 0V14`} className={styles.mark} />}
    </svg>
  );
}
