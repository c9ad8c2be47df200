import type { DimensionsMm } from '@/data/products/product';
import { grouped } from '@/lib/number';
import { care } from '@/data/products/care';
import styles from './ElevationDrawing.module.scss';

export type ElevationDrawingProps = { model: string; sizeMm: DimensionsMm };

/** The drawing is in millimetres, at one scale for the whole range. */
const view = { left: -60, top: -130, width: 1200, height: 1560 };
const rightEdge = view.left + view.width;
const floorY = 1220;
const deskMm = 730;
/** Where the casing parts, counted from the top: a third of the way down. */
const seam = 0.34;

/** Rows of slots in the lower half, kept clear of the casing's edges. */
function slots(widthMm: number, heightMm: number) {
  const [pitchX, pitchY] = [34, 46];
  const columns = Math.floor((widthMm - 60) / pitchX);
  const rows = Math.floor((heightMm * (1 - seam) - 90) / pitchY);
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: (index % columns) * pitchX - ((columns - 1) * pitchX) / 2,
    y: Math.floor(index / columns) * pitchY,
  }));
}

/** A machine to scale, 20 cm from the wall, beside the height of a desk. */
export function ElevationDrawing({ model, sizeMm: [widthMm, , heightMm] }: ElevationDrawingProps) {
  const gapMm = care.wallGapCm * 10;
  const top = floorY - heightMm;
  const middle = gapMm + widthMm / 2;
  const right = gapMm + widthMm;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        role="img"
        aria-label={`${model} drawn to scale: ${widthMm} mm wide, ${heightMm} mm tall, ${gapMm} mm from the wall, beside a desk height of ${deskMm} mm`}
      >
        <path className={styles.wall} d={`M-26 ${view.top}H0V${floorY}H${rightEdge}v26H-26Z`} />
        <path className={styles.desk} d={`M${rightEdge - 250} ${floorY - deskMm}H${rightEdge}`} />
        <text className={styles.quiet} x={rightEdge - 20} y={floorY - deskMm - 18} textAnchor="end">
          Desk, {deskMm} mm
        </text>
        <rect className={styles.body} x={gapMm} y={top} width={widthMm} height={heightMm - 22} rx="26" />
        <rect className={styles.plinth} x={gapMm + 14} y={floorY - 24} width={widthMm - 28} height="24" />
        <path className={styles.line} d={`M${gapMm} ${top + heightMm * seam}h${widthMm}`} />
        <circle className={styles.display} cx={middle} cy={top + heightMm * seam * 0.55} r="44" />
        <g className={styles.slots}>
          {slots(widthMm, heightMm).map(({ x, y }) => (
            <path key={`${x} ${y}`} d={`M${middle + x} ${top + heightMm * seam + 44 + y}v22`} />
          ))}
        </g>
        <g className={styles.measure}>
          <path d={`M0 ${floorY + 90}h${gapMm}M0 ${floorY + 72}v36M${gapMm} ${floorY + 72}v36`} />
          <path d={`M${gapMm} ${floorY + 90}h${widthMm}M${right} ${floorY + 72}v36`} />
          <path d={`M${right + 90} ${top}V${floorY}M${right + 72} ${top}h36M${right + 72} ${floorY}h36`} />
        </g>
        <text className={styles.quiet} x={gapMm / 2} y={floorY + 150} textAnchor="middle">
          {gapMm}
        </text>
        <text className={styles.strong} x={middle} y={floorY + 150} textAnchor="middle">
          {widthMm} mm
        </text>
        <text className={styles.strong} x={right + 120} y={top + Math.min(heightMm / 2, 260)}>
          {grouped(heightMm)} mm
        </text>
      </svg>
      <figcaption className="fine muted">
        To scale, the same for all four machines. The wall is {care.wallGapCm}&nbsp;cm away, as it should be.
      </figcaption>
    </figure>
  );
}
