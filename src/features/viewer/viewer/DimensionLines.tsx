import type { BoxM, Vec3 } from '@/features/viewer/geometry/framing';
import type { Projection } from '@/features/viewer/scene/drawn-scene';
import styles from './Drawings.module.scss';

type DimensionLinesProps = {
  boxM: BoxM;
  figures: readonly [width: string, depth: string, height: string];
  /** Between the box and its lines. */
  gapM: number;
  projection: Projection;
};

type SizeLine = { name: 'width' | 'depth' | 'height'; from: Vec3; to: Vec3 };

type Point = [xPx: number, yPx: number];

const gapPx = 8;
/** Width of a figure with its gap. */
const figurePx = 60;
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

function sizeLines({ low, high }: BoxM, azimuthDeg: number, gapM: number): SizeLine[] {
  const azimuth = (azimuthDeg * Math.PI) / 180;
  const isRightNear = Math.sin(azimuth) >= 0;
  const isFrontNear = Math.cos(azimuth) >= 0;
  const [nearX, nearZ] = [isRightNear ? high[0] : low[0], isFrontNear ? high[2] : low[2]];
  const farZ = isFrontNear ? low[2] : high[2];
  const offX = nearX + (isRightNear ? gapM : -gapM);
  const offZ = nearZ + (isFrontNear ? gapM : -gapM);
  return [
    { name: 'width', from: [low[0], 0, offZ], to: [high[0], 0, offZ] },
    { name: 'depth', from: [offX, 0, low[2]], to: [offX, 0, high[2]] },
    { name: 'height', from: [offX, 0, farZ], to: [offX, high[1], farZ] },
  ];
}

/** Lines of width, depth and height beside the model, with their figures. */
export function DimensionLines({ boxM, figures, gapM, projection: { orbit, toCanvas, widthPx } }: DimensionLinesProps) {
  const lines = sizeLines(boxM, orbit.azimuthDeg, gapM).map(({ name, from, to }, index) => {
    const [start, end] = [toCanvas(from), toCanvas(to)];
    return { name, figure: figures[index], start, end, at: middle(start, end) };
  });
  const [centrePx] = toCanvas([0, (boxM.low[1] + boxM.high[1]) / 2, 0]);
  return lines.map(({ name, figure, start, end, at: [xPx, yPx] }) => {
    // Inside the line where the canvas has no room outside it.
    const isInside = name === 'height' && Math.abs(xPx - widthPx / 2) > widthPx / 2 - figurePx;
    const isRight = xPx >= centrePx !== isInside;
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
