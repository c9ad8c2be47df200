import { Picture } from '@/components/ui/Picture';
import type { Purifier } from '@/data/products/product';
import { stagePlaces } from '@/data/products/stage-places';
import styles from './StageFigure.module.scss';

export type StageFigureProps = { purifier: Pick<Purifier, 'figure' | 'stages'> };

/** The drawing's units are hundredths of the picture's width; the pictures are a quarter higher than wide. */
const height = 125;
const numberX = 83;

/** The opened machine with the numbers of its stages, from the foot up. */
export function StageFigure({ purifier }: StageFigureProps) {
  const { figure } = purifier;
  return (
    <figure className={`position-relative m-0 overflow-hidden ${styles.figure}`}>
      <Picture file={figure.picture} alt={figure.alt} sizes="(min-width: 992px) 480px, 100vw" />
      <svg className="position-absolute inset-0 w-100 h-100" viewBox={`0 0 100 ${height}`} aria-hidden="true">
        {stagePlaces(purifier).map(([x, down], index) => {
          const y = (down / 100) * height;
          return (
            <g key={index}>
              <path d={`M${x} ${y}H${numberX - 2}`} className={styles.halo} />
              <path d={`M${x} ${y}H${numberX - 2}`} className={styles.line} />
              <circle cx={x} cy={y} r="0.9" className={styles.dot} />
              <text x={numberX} y={y} dy="0.35em" className={`num ${styles.number}`}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
