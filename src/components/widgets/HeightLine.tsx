import styles from './HeightLine.module.scss';

/** Where a thing stands in its square picture, in percent of the picture's side; `text` says how tall it is. */
export type HeightMark = {
  text: string;
  across: number;
  top: number;
  foot: number;
};

const tick = 1.4;

/** The height of what a square picture shows, drawn beside it as on a plan. The picture covers the same box. */
export function HeightLine({ text, across, top, foot }: HeightMark) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className={`position-absolute start-0 ${styles.line}`}
      aria-hidden="true"
    >
      <path d={`M${across - tick} ${top}h${2 * tick}m${-tick} 0V${foot}m${-tick} 0h${2 * tick}`} />
      <text x={across} y={top} dy="-0.5em" textAnchor="middle" className="num">
        {text}
      </text>
    </svg>
  );
}
