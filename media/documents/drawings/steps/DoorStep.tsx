import { Arrow } from '../Arrow';
import { rim, seenOf, wallPiece } from '../footprint';
import { ink, pen } from '../ink';
import { Intake } from '../Intake';
import { Machine } from '../Machine';
import { doorHeightsMm, doorStretch, openDoorView } from '../machine-parts';
import type { MachineShape } from '../machine-shape';
import { standingView, widthFor } from '../stage';
import { translated, type View } from '../view';

function Door({ view, shape }: { view: View; shape: MachineShape }) {
  const whole = doorStretch(shape);
  const heights = doorHeightsMm(shape);
  const seen = wallPiece(shape.body, seenOf(view, shape.body, whole), heights);
  return (
    <g fill="none" {...pen.outline} strokeLinejoin="round">
      <path d={view.line(rim(shape.body, heights[1], ...whole))} fill={ink.shade} />
      <path d={view.outline(seen)} fill={ink.paper} />
      <Intake view={view} shape={shape} within={whole} />
    </g>
  );
}

type DoorStepProps = { shape: MachineShape; isClosing?: boolean };

const height = 385;

function ShellStep({ shape, isClosing }: Required<DoorStepProps>) {
  const view = standingView(shape, 512 - widthFor(shape, height) / 2, 425, height);
  const { widthMm, depthMm } = shape.body;
  const away = translated(view, [-widthMm * (isClosing ? 0.62 : 0.72), -depthMm * (isClosing ? 0.75 : 1.05), 0]);
  const near = view.project([-widthMm * 0.52, -depthMm * 0.5, shape.seamMm + 30]);
  const far = view.project([-widthMm * 1.02, -depthMm * 1.35, shape.seamMm * 0.99 + 30]);
  const [from, to] = isClosing ? [far, near] : [near, far];
  return (
    <>
      <Machine view={view} shape={shape} inside="mesh" isLit={false} />
      <Door view={away} shape={shape} />
      <Arrow from={from} to={to} />
      {isClosing && (
        <text x={far[0] - 20} y={far[1] - 34} fontSize="40" fontWeight="600" fill={ink.act}>
          Click
        </text>
      )}
    </>
  );
}

function SwingStep({ shape, isClosing }: Required<DoorStepProps>) {
  const view = standingView(shape, 470 - widthFor(shape, 350) / 2, 385, 350);
  const { body, intake } = shape;
  const edge = intake.kind === 'doors' ? intake.frontMm / 2 : 0;
  const open = openDoorView(view, shape, 112);
  const shut = view.project([edge * 0.75, -body.depthMm * 1.1, 0]);
  const ajar = view.project([-edge * 1.5, -body.depthMm * 1.62, 0]);
  const between = view.project([-edge * 0.1, -body.depthMm * 1.7, 0]);
  const [from, to] = isClosing ? [ajar, shut] : [shut, ajar];
  const latch = (share: number) =>
    open.project([edge - 10, -body.depthMm / 2, intake.fromMm + (intake.toMm - intake.fromMm) * share]);
  const [textX, textY] = latch(0.83);
  return (
    <>
      <Machine view={view} shape={shape} inside="mesh" isLit={false} />
      <Door view={open} shape={shape} />
      <Arrow from={from} via={between} to={to} />
      {[latch(0.17), latch(0.83)].map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r="8" fill={ink.paper} stroke={ink.act} strokeWidth="5" />
      ))}
      <text x={textX - 22} y={textY + 10} textAnchor="end" fontSize="36" fontWeight="600" fill={ink.act}>
        ¼ turn
      </text>
    </>
  );
}

export function DoorStep({ shape, isClosing = false }: DoorStepProps) {
  const Step = shape.intake.kind === 'doors' ? SwingStep : ShellStep;
  return <Step shape={shape} isClosing={isClosing} />;
}
