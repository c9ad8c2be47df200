import { grouped } from '@/lib/number';
import type { BoxM } from '../framing';
import type { Projection } from '../scene/model-scene';
import { sizeLines } from '../size-lines';
import styles from './Drawings.module.scss';

export type SizeDrawingProps = {
  boxM: BoxM;
  /** Width, depth, height. */
  sizeMm: readonly [number, number, number];
  projection: Projection;
};

/** The machine's width, depth and height, each on a line along its edge. */
export function SizeDrawing({ boxM, sizeMm, projection: { orbit, toCanvas } }: SizeDrawingProps) {
  return sizeLines(boxM, sizeMm, orbit.azimuthDeg).map(({ name, from, to, mm }) => {
    const [[x1, y1], [x2, y2]] = [toCanvas(from), toCanvas(to)];
    const isHeight = name === 'height';
    const isRight = Math.sin((orbit.azimuthDeg * Math.PI) / 180) * Math.cos((orbit.azimuthDeg * Math.PI) / 180) >= 0;
    return (
      <g key={name}>
        <line className={styles.size} x1={x1} y1={y1} x2={x2} y2={y2} />
        <circle className={styles.dot} cx={x1} cy={y1} r="2.5" />
        <circle className={styles.dot} cx={x2} cy={y2} r="2.5" />
        <text
          className={styles.mm}
          x={(x1 + x2) / 2 + (isHeight ? (isRight ? 8 : -8) : 0)}
          y={(y1 + y2) / 2 + (isHeight ? 0 : 18)}
          textAnchor={isHeight ? (isRight ? 'start' : 'end') : 'middle'}
        >
          {grouped(mm)} mm
        </text>
      </g>
    );
  });
}
