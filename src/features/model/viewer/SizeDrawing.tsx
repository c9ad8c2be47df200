import type { BoxM } from '../framing';
import type { Projection } from '../scene/drawn-scene';
import { sizeLines } from '../size-lines';
import styles from './Drawings.module.scss';

export type SizeDrawingProps = {
  boxM: BoxM;
  figures: readonly [width: string, depth: string, height: string];
  /** Between the box and its lines. */
  gapM: number;
  projection: Projection;
};

type Point = [xPx: number, yPx: number];

const gapPx = 8;
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

export function SizeDrawing({ boxM, figures, gapM, projection: { orbit, toCanvas } }: SizeDrawingProps) {
  const lines = sizeLines(boxM, orbit.azimuthDeg, gapM).map(({ name, from, to }, index) => {
    const [start, end] = [toCanvas(from), toCanvas(to)];
    return { name, figure: figures[index], start, end, at: middle(start, end) };
  });
  const [centrePx] = toCanvas([0, (boxM.low[1] + boxM.high[1]) / 2, 0]);
  return lines.map(({ name, figure, start, end, at: [xPx, yPx] }) => {
    const isRight = xPx >= centrePx;
    return (
      <g key={name}>
        <line className={styles.size} x1={start[0]} y1={start[1]} x2={end[0]} y2={end[1]} />
        <circle className={styles.dot} cx={start[0]} cy={start[1]} r="2.5" />
        <circle className={styles.dot} cx={end[0]} cy={end[1]} r="2.5" />
        <text
          className={styles.figure}
          x={xPx + (isRight ? gapPx : -gapPx)}
          y={yPx + (name === 'height' ? 0 : gapPx * 1.8)}
          textAnchor={isRight ? 'start' : 'end'}
        >
          {figure}
        </text>
      </g>
    );
  });
}
