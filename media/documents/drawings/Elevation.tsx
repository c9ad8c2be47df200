import { ink, pen } from './ink';
import type { MachineShape } from './machine-shape';

type ElevationProps = {
  shape: MachineShape;
  /** Left edge and floor. */
  x: number;
  floor: number;
  /** Units per mm. */
  scale: number;
  side?: 'front' | 'flank';
};

type Box = { left: number; right: number; top: number; bottom: number };

function openings(kind: MachineShape['intake']['kind'], { left, right, top, bottom }: Box): string {
  if (kind === 'louvres') {
    const count = Math.floor((bottom - top) / 13);
    return Array.from({ length: count + 1 }, (_, row) => `M${left} ${(top + row * 13).toFixed(1)}H${right}`).join('');
  }
  const rows = Math.max(Math.floor((bottom - top - 12) / 26), 1);
  const columns = Math.max(Math.floor((right - left - 30) / 17), 1);
  return Array.from({ length: rows * columns }, (_, index) => {
    const x = (left + right) / 2 + ((index % columns) - (columns - 1) / 2) * 17;
    const y = top + 10 + Math.floor(index / columns) * 26;
    return `M${x.toFixed(1)} ${y.toFixed(1)}v${kind === 'dots' ? 0.5 : 12}`;
  }).join('');
}

function Glass({
  shape: { display },
  middle,
  floor,
  scale,
}: Pick<ElevationProps, 'shape' | 'floor' | 'scale'> & { middle: number }) {
  const y = floor - display.heightMm * scale;
  if (display.kind === 'round') return <circle cx={middle} cy={y} r={display.radiusMm * scale} fill={ink.line} />;
  const [width, height] = [display.widthMm * scale, display.tallMm * scale];
  return <rect x={middle - width / 2} y={y - height / 2} width={width} height={height} rx="10" fill={ink.line} />;
}

export function Elevation({ shape, x: outerLeft, floor, scale, side = 'front' }: ElevationProps) {
  const { body, heightMm, seamMm, baseMm, intake, cassetteTopMm, grips, hasCastors, hasStatusLight } = shape;
  const isFront = side === 'front';
  const outer = (isFront ? shape.outerMm[0] : shape.outerMm[1]) * scale;
  const width = (isFront ? body.widthMm : body.depthMm) * scale;
  const x = outerLeft + (outer - width) / 2;
  const up = (mm: number) => floor - mm * scale;
  const [top, seam, base, middle, right] = [up(heightMm), up(seamMm), up(baseMm), x + width / 2, x + width];
  const doorWidth = intake.kind === 'doors' ? (isFront ? intake.frontMm : intake.flankMm) * scale : width;
  const field: Box = {
    left: middle - doorWidth / 2,
    right: middle + doorWidth / 2,
    top: up(intake.toMm),
    bottom: up(intake.fromMm),
  };
  const wheel = baseMm * 0.4 * scale;
  return (
    <g {...pen.outline} fill={ink.paper}>
      {hasCastors &&
        [x + wheel * 1.8, right - wheel * 1.8].map((wheelX) => (
          <circle key={wheelX} cx={wheelX} cy={floor - wheel} r={wheel} fill={ink.dark} />
        ))}
      <rect
        x={x + 10}
        y={base - 2}
        width={width - 20}
        height={(hasCastors ? 0.38 : 1) * baseMm * scale}
        fill={ink.dark}
      />
      <path
        d={`M${x} ${base}V${top + 20}Q${x} ${top} ${x + 20} ${top}H${right - 20}Q${right} ${top} ${right} ${top + 20}V${base}Z`}
        strokeLinejoin="round"
      />
      {cassetteTopMm !== undefined && (
        <rect x={x} y={up(cassetteTopMm)} width={width} height={seam - up(cassetteTopMm)} fill={ink.cassette} />
      )}
      <path d={`M${x} ${seam}H${right}`} stroke={hasStatusLight ? ink.airflow : ink.line} />
      {intake.kind === 'doors' && (
        <rect
          x={field.left}
          y={field.top}
          width={doorWidth}
          height={field.bottom - field.top}
          fill="none"
          strokeWidth={pen.detail.strokeWidth}
        />
      )}
      <path
        d={openings(intake.kind, field)}
        stroke={ink.fine}
        strokeWidth={intake.kind === 'dots' ? 5 : pen.fine.strokeWidth}
        strokeLinecap="round"
      />
      {isFront ? (
        <Glass shape={shape} middle={middle} floor={floor} scale={scale} />
      ) : (
        grips && (
          <rect
            x={middle - (grips.wideMm / 2) * scale}
            y={up(grips.heightMm) - (grips.tallMm / 2) * scale}
            width={grips.wideMm * scale}
            height={grips.tallMm * scale}
            rx={(grips.tallMm / 2) * scale}
            fill={ink.grip}
            strokeWidth={pen.detail.strokeWidth}
          />
        )
      )}
    </g>
  );
}
