import { Arrow } from '../Arrow';
import { Intake } from '../Intake';
import { Machine } from '../Machine';
import { rim } from '../footprint';
import { ink, stroke } from '../ink';
import { doorHeightsMm, doorStretch, swung } from '../machine-parts';
import type { MachineShape } from '../machine-shape';
import { closedPath, openPath } from '../path';
import { standAt, widthFor } from '../stage';
import { moved } from '../tilt';
import type { View } from '../view';
import { type Place, seenOf, wallPiece } from '../wall';

type DoorProps = { view: View; shape: MachineShape; place: Place };

function Door({ view, shape, place }: DoorProps) {
  const whole = doorStretch(shape);
  const seen = seenOf(view, shape.body, whole);
  const heights = doorHeightsMm(shape);
  const top = rim(shape.body, heights[1], ...whole).map((point) => view.project(place(point)));
  return (
    <g fill="none" stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round">
      <path d={openPath(top)} fill={ink.shade} />
      <path d={closedPath(wallPiece(view, shape.body, seen, heights, place))} fill={ink.paper} />
      <Intake view={view} shape={shape} within={whole} place={place} />
    </g>
  );
}

type DoorStepProps = { shape: MachineShape; isClosing?: boolean };

const height = 385;

function ShellStep({ shape, isClosing }: Required<DoorStepProps>) {
  const view = standAt(shape, 512 - widthFor(shape, height) / 2, 425, height);
  const { widthMm, depthMm } = shape.body;
  const away = moved([-widthMm * (isClosing ? 0.62 : 0.72), -depthMm * (isClosing ? 0.75 : 1.05), 0]);
  const near = view.project([-widthMm * 0.52, -depthMm * 0.5, shape.seamMm + 30]);
  const far = view.project([-widthMm * 1.02, -depthMm * 1.35, shape.seamMm * 0.99 + 30]);
  return (
    <>
      <Machine view={view} shape={shape} inside="mesh" isLit={false} />
      <Door view={view} shape={shape} place={away} />
      {isClosing ? <Arrow from={far} to={near} /> : <Arrow from={near} to={far} />}
      {isClosing && (
        <text x={far[0] - 20} y={far[1] - 34} fontSize="40" fontWeight="600" fill={ink.act}>
          Click
        </text>
      )}
    </>
  );
}

function SwingStep({ shape, isClosing }: Required<DoorStepProps>) {
  const view = standAt(shape, 470 - widthFor(shape, 350) / 2, 385, 350);
  const { body, intake } = shape;
  const edge = intake.kind === 'doors' ? intake.frontMm / 2 : 0;
  const swing = swung(shape, 112);
  const shut = view.project([edge * 0.75, -body.depthMm * 1.1, 0]);
  const ajar = view.project([-edge * 1.5, -body.depthMm * 1.62, 0]);
  const between = view.project([-edge * 0.1, -body.depthMm * 1.7, 0]);
  const tall = intake.toMm - intake.fromMm;
  const latches = [0.17, 0.83].map((share) =>
    view.project(swing([edge - 10, -body.depthMm / 2, intake.fromMm + tall * share])),
  );
  return (
    <>
      <Machine view={view} shape={shape} inside="mesh" isLit={false} />
      <Door view={view} shape={shape} place={swing} />
      <Arrow from={isClosing ? ajar : shut} via={between} to={isClosing ? shut : ajar} />
      {latches.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r="8" fill={ink.paper} stroke={ink.act} strokeWidth="5" />
      ))}
      {latches.slice(1).map(([x, y]) => (
        <text key={y} x={x - 22} y={y + 10} textAnchor="end" fontSize="36" fontWeight="600" fill={ink.act}>
          ¼ turn
        </text>
      ))}
    </>
  );
}

export function DoorStep({ shape, isClosing = false }: DoorStepProps) {
  return shape.intake.kind === 'doors' ? (
    <SwingStep shape={shape} isClosing={isClosing} />
  ) : (
    <ShellStep shape={shape} isClosing={isClosing} />
  );
}
