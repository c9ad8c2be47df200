import { Drawing } from './Drawing';
import { Elevation } from './Elevation';
import { ink } from './ink';
import { Measure, millimetres } from './Measure';
import type { MachineShape } from './machine-shape';

type SizeDrawingProps = { model: string; shape: MachineShape };

const tall = 620;

export function SizeDrawing({ model, shape }: SizeDrawingProps) {
  const [widthMm, depthMm] = shape.outerMm;
  const scale = tall / shape.heightMm;
  const ground = 70 + tall;
  const [width, depth] = [widthMm * scale, depthMm * scale];
  const [frontX, flankX] = [420 - width / 2, 1090 - depth / 2];
  return (
    <Drawing
      label={`${model} from the front and from the side: ${widthMm} mm wide, ${depthMm} mm deep, ${shape.heightMm} mm tall`}
      width={1740}
      height={ground + 110}
      className="panel"
    >
      <path d={`M0 ${ground}H1740`} stroke={ink.line} strokeWidth="4" />
      <Elevation shape={shape} x={frontX} floor={ground} scale={scale} />
      <Elevation shape={shape} x={flankX} floor={ground} scale={scale} side="flank" />
      <Measure
        from={[frontX, ground + 34]}
        to={[frontX + width, ground + 34]}
        text={millimetres(widthMm)}
        side="below"
      />
      <Measure
        from={[flankX, ground + 34]}
        to={[flankX + depth, ground + 34]}
        text={millimetres(depthMm)}
        side="below"
      />
      <Measure from={[1400, ground - tall]} to={[1400, ground]} text={millimetres(shape.heightMm)} side="right" />
    </Drawing>
  );
}
