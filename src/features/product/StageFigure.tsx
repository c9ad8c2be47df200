import { Picture } from '@/components/ui/Picture';
import type { Purifier } from '@/data/products/product';
import { stagePlaces } from '@/data/products/stage-places';
import { StageNumbers } from './StageNumbers';
import styles from './StagesSection.module.scss';

type StageFigureProps = { purifier: Pick<Purifier, 'figure' | 'stages' | 'keyFeatures'> };

/** A layout of leaders, in hundredths of the figure's width, as `StagesSection.module.scss` sets it. */
type LeaderFrame = {
  /** Of the figure. */
  height: number;
  /** Of the picture, which is a quarter higher than wide, and its left edge. */
  pictureWidth: number;
  pictureLeft: number;
  /** Where the leaders have left the machine, where they reach their row, and where the names begin. */
  clearX: number;
  rowX: number;
  nameX: number;
  /** From the top of the rows to their foot. */
  firstRow: number;
  rows: number;
  /** From the top of a row to the middle of its name. */
  nameDown: number;
};

/** From xl the stage cuts off the picture's upper and lower edge, and the names are those of the list beside it. */
const stageHeight = 125 / 1.06;
const besideList: LeaderFrame = {
  height: 125,
  pictureWidth: 100,
  pictureLeft: 0,
  clearX: 76,
  rowX: 92,
  nameX: 103,
  firstRow: 0.2 * stageHeight,
  rows: 0.79 * stageHeight,
  nameDown: 3.2,
};
const onPhone: LeaderFrame = {
  height: 144,
  pictureWidth: 115,
  pictureLeft: -31.5,
  clearX: 52,
  rowX: 57,
  nameX: 60.5,
  firstRow: 14,
  rows: 122,
  nameDown: 2.8,
};

/** The opened machine; a leader goes from each stage to its name beside the picture, or to its number within it. */
export function StageFigure({ purifier }: StageFigureProps) {
  const { figure, keyFeatures } = purifier;
  return (
    <figure className={`position-relative ${styles.figure}`}>
      <Picture
        file={figure.picture}
        alt={figure.alt}
        className="d-block w-100 h-100"
        sizes="(min-width: 1200px) 680px, (min-width: 576px) 560px, 115vw"
      />
      <StageNumbers
        purifier={purifier}
        fontSize={4}
        className="position-absolute inset-0 w-100 h-100 text-ink d-none d-sm-block d-xl-none"
      />
      <Leaders purifier={purifier} frame={besideList} isNumbered className="d-none d-xl-block" />
      <Leaders purifier={purifier} frame={onPhone} className="d-sm-none" />
      <ul
        aria-hidden="true"
        className={`plain-list position-absolute d-flex d-sm-none small fw-medium ${styles.names}`}
      >
        {keyFeatures.map(({ title, stage }) => (
          <li key={title}>
            {stage} {title}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type LeadersProps = StageFigureProps & {
  frame: LeaderFrame;
  className: string;
  /** Has the number of each stage at the stage as well. */
  isNumbered?: boolean;
};

function Leaders({ purifier, frame, className, isNumbered = false }: LeadersProps) {
  const { height, pictureWidth, pictureLeft, clearX, rowX, nameX, firstRow, rows, nameDown } = frame;
  const places = stagePlaces(purifier);
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      className={`position-absolute inset-0 ${styles.leaders} ${className}`}
      aria-hidden="true"
    >
      {places.map(([across, down], index) => {
        const x = pictureLeft + (across / 100) * pictureWidth;
        const y = (down / 100) * pictureWidth * 1.25;
        // The air rises: its first stage has the lowest row.
        const nameY = firstRow + (rows * (places.length - 1 - index)) / places.length + nameDown;
        return (
          <g key={index}>
            <path d={`M${x} ${y}H${clearX}`} className={styles.halo} />
            <path d={`M${x} ${y}H${clearX}L${rowX} ${nameY}H${nameX}`} />
            <circle cx={x} cy={y} r={isNumbered ? 2.1 : 0.9} />
            {isNumbered && (
              <text x={x} y={y} dy="0.35em" textAnchor="middle" fontSize="2.6" className="num fw-semibold">
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
