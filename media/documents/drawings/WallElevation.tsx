import { wallGapCm } from '@/domain/placing';
import { Drawing } from './Drawing';
import { Elevation } from './Elevation';
import { ink, pen } from './ink';
import { Measure } from './Measure';
import type { MachineShape } from './machine-shape';

type WallElevationProps = { model: string; shape: MachineShape };

const gapMm = wallGapCm * 10;
const hatch = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${x} ${y + index * 30}l-26 26`).join('');

export function WallElevation({ model, shape }: WallElevationProps) {
  const [width, height, floor, wall, scale] = [840, 900, 800, 60, 0.58];
  const left = wall + gapMm * scale;
  const right = left + shape.outerMm[1] * scale;
  const top = floor - shape.heightMm * scale;
  const middle = (left + right) / 2;
  const air = [-2, -1, 0, 1, 2].map((lean) => {
    const reach = Math.max(top - 150, 24);
    return `M${middle + lean * 22} ${top - 14}C${middle + lean * 22} ${top - 70} ${middle + lean * 36} ${reach + 40} ${middle + lean * 58} ${reach}`;
  });
  const intake = [0, 1, 2, 3].map((row) => {
    const y = floor - shape.baseMm * scale - 50 - row * (shape.seamMm * scale * 0.19);
    return `M${right + 190} ${y + 30}C${right + 120} ${y + 30} ${right + 90} ${y} ${right + 16} ${y}`;
  });
  return (
    <Drawing
      label={`${model} from the side: ${wallGapCm} cm between its back and the wall, air in through the lower half, clean air out at the top, nothing above it`}
      width={width}
      height={height}
      className="panel"
    >
      <path d={hatch(wall, 20, 26)} {...pen.detail} stroke={ink.fine} />
      <path d={`M${wall} 0V${floor}H${width}`} stroke={ink.line} strokeWidth="6" fill="none" />
      <Elevation shape={shape} x={left} floor={floor} scale={scale} side="flank" />
      <g fill="none" strokeWidth="3.6">
        <path d={air.join('')} stroke={ink.airflow} />
        <path d={intake.join('')} stroke={ink.act} />
      </g>
      <Measure from={[wall, floor + 34]} to={[left, floor + 34]} text={`${wallGapCm} cm`} side="below" />
      <Measure from={[right + 220, top]} to={[right + 220, floor]} text={`${shape.heightMm / 10} cm`} side="right" />
    </Drawing>
  );
}
