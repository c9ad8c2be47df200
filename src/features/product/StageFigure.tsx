import { Picture } from '@/components/ui/Picture';
import { stagePlaces } from '@/data/products/stage-places';
import { StageNumbers, type StageNumbersProps } from './StageNumbers';
import styles from './StagesSection.module.scss';

type StageFigureProps = Pick<StageNumbersProps, 'purifier'>;

/** The picture's width is 100 units; it is a quarter higher than wide. */
const height = 125;
/** Where the leaders have left the machine, where they reach their row, and where the names begin. */
const [clearX, rowX, nameX] = [76, 90, 107];
/** Of the stage, which cuts off the picture's upper and lower edge, and of a name in its row. */
const [stage, cutAbove, nameDown] = [height / 1.06, (0.02 * height) / 1.06, 2.2];
/** Of the list's rows on the stage, as `StagesSection.module.scss` sets them. */
const [firstRow, rows] = [cutAbove + 0.09 * stage, 0.86 * stage];

/** The opened machine; a leader goes from each stage to its name beside the picture, or to its number within it. */
export function StageFigure({ purifier }: StageFigureProps) {
  const { figure } = purifier;
  const places = stagePlaces(purifier);
  return (
    <figure className={`position-relative ${styles.figure}`}>
      <Picture
        file={figure.picture}
        alt={figure.alt}
        className="d-block w-100 h-100"
        sizes="(min-width: 1200px) 610px, (min-width: 576px) 560px, 100vw"
      />
      <StageNumbers
        purifier={purifier}
        fontSize={4}
        className="position-absolute inset-0 w-100 h-100 text-ink d-xl-none"
      />
      <svg
        viewBox={`0 0 100 ${height}`}
        className={`position-absolute inset-0 d-none d-xl-block ${styles.leaders}`}
        aria-hidden="true"
      >
        {places.map(([x, down], index) => {
          const y = (down / 100) * height;
          // The air rises: its first stage has the lowest row.
          const nameY = firstRow + (rows * (places.length - 1 - index)) / places.length + nameDown;
          return (
            <g key={index}>
              <path d={`M${x} ${y}H${clearX}`} className={styles.halo} />
              <path d={`M${x} ${y}H${clearX}L${rowX} ${nameY}H${nameX}`} />
              <circle cx={x} cy={y} r={0.9} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
