import { Drawing } from './Drawing';
import { perimeterMm, rimPlace } from './footprint';
import { ink } from './ink';
import { Leader } from './Leader';
import { Machine } from './Machine';
import { doorStretch, filterFootMm } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { standingView, widthFor } from './stage';
import type { Point3 } from './view';

type PartLabel = { name: string; note: string; at: Point3 };

const onFace = ({ x, y }: { x: number; y: number }, heightMm: number): Point3 => [x, y, heightMm];

/** From the top down. */
function outerParts(shape: MachineShape): readonly PartLabel[] {
  const { body, heightMm, baseMm, display, tab, intake, hasCastors } = shape;
  const front = -body.depthMm / 2;
  const isDoor = intake.kind === 'doors';
  const intakeMm = intake.fromMm + (intake.toMm - intake.fromMm) * 0.5;
  const left = rimPlace(body, isDoor ? doorStretch(shape)[0] + 30 : -body.widthMm * 0.24);
  const openings = { slots: 'slots', dots: 'holes', louvres: 'louvres', doors: 'latches' }[intake.kind];
  return [
    { name: 'Outlet', note: 'Clean air, upwards', at: [-10, 0, heightMm] },
    {
      name: 'Display',
      note: 'Touch it here',
      at: [display.kind === 'round' ? -display.radiusMm * 0.6 : -display.widthMm * 0.42, front, display.heightMm],
    },
    {
      name: 'Coloured tab',
      note: isDoor ? 'Marks the cassette' : 'Opens the front',
      at: onFace(rimPlace(body, tab.alongMm), tab.heightMm - heightMm * 0.02),
    },
    {
      name: isDoor ? 'Front door' : 'Front',
      note: isDoor ? 'Slots, two latches' : `Air in, ${openings} all round`,
      at: onFace(left, intakeMm),
    },
    {
      name: hasCastors ? 'Castors' : 'Base',
      note: hasCastors ? 'Brakes on the front two' : shape.grips ? 'Four rubber feet' : 'Lift it here',
      at: [-body.widthMm * 0.3, front * 0.94, baseMm * (hasCastors ? 0.4 : 0.5)],
    },
  ];
}

function innerParts(shape: MachineShape): readonly PartLabel[] {
  const { body, heightMm, seamMm, filter, cassetteTopMm } = shape;
  const footMm = filterFootMm(shape);
  const flank = rimPlace(body, body.widthMm * 0.42);
  const topMm = footMm + filter.heightMm;
  if (filter.kind === 'panels') {
    const { widthMm, thickMm } = filter;
    return [
      { name: 'Head', note: 'Fan and controls', at: onFace(flank, seamMm + (heightMm - seamMm) * 0.7) },
      { name: 'Cassette', note: 'Photocatalyst, stage 6', at: onFace(flank, (seamMm + (cassetteTopMm ?? seamMm)) / 2) },
      { name: 'Tabs', note: 'One on each frame', at: [10, -2.9 * thickMm, topMm - 10] },
      { name: 'Mesh', note: 'Stage 1, cleaned', at: [widthMm * 0.2, -2.9 * thickMm, footMm + filter.heightMm * 0.5] },
      { name: 'Panels', note: 'Stages 2 and 3', at: [widthMm / 2, -1.7 * thickMm, footMm + filter.heightMm * 0.12] },
    ];
  }
  const { radiusMm } = filter;
  const grips: PartLabel[] = shape.grips
    ? [{ name: 'Grips', note: 'Lift it here', at: onFace(rimPlace(body, perimeterMm(body) / 4), shape.grips.heightMm) }]
    : [];
  return [
    ...grips,
    { name: 'Upper half', note: 'Lamp, ioniser, fan', at: onFace(flank, seamMm + (heightMm - seamMm) * 0.3) },
    { name: 'Handle', note: 'Of the cartridge', at: [radiusMm * 0.45, -radiusMm * 0.12, topMm + radiusMm * 0.3] },
    { name: 'Mesh', note: 'Stage 1, cleaned', at: [radiusMm * 0.3, -radiusMm * 1.06, footMm + filter.heightMm * 0.5] },
    {
      name: 'Cartridge',
      note: 'Stages 2 and 3',
      at: [radiusMm * 0.7, -radiusMm * 0.72, topMm - filter.heightMm * 0.025],
    },
  ];
}

type PartsDrawingProps = { model: string; shape: MachineShape };

const size = { width: 1740, height: 1340 };
const floor = 1205;
const tall = 990;
const [left, right] = [330, 1410];
const [first, last] = [130, 960];

const heightOf = (index: number, { length }: readonly PartLabel[]) => first + ((last - first) * index) / (length - 1);

export function PartsDrawing({ model, shape }: PartsDrawingProps) {
  const half = widthFor(shape, tall) / 2;
  const closed = standingView(shape, left + 26 + half, floor, tall);
  const open = standingView(shape, right - 26 - half, floor, tall);
  const outer = outerParts(shape);
  const inner = innerParts(shape);
  return (
    <Drawing label={`${model} closed and with its front open, with the names of its parts`} className="panel" {...size}>
      <path d={`M0 1160H${size.width}V${size.height}H0Z`} fill="#DAE5EA" />
      <path d="M470 1160C400 1174 330 1202 240 1202S90 1250 0 1246" stroke={ink.line} strokeWidth="9" fill="none" />
      <Machine view={closed} shape={shape} />
      <Machine view={open} shape={shape} inside="mesh" />
      {outer.map(({ at, ...label }, index) => (
        <Leader key={label.name} side="left" from={[left, heightOf(index, outer)]} at={closed.project(at)} {...label} />
      ))}
      <Leader side="left" from={[200, 1105]} at={[200, 1206]} name="Mains lead" />
      {inner.map(({ at, ...label }, index) => {
        const from = [right, heightOf(index, inner) + 60] as const;
        return <Leader key={label.name} side="right" from={from} at={open.project(at)} {...label} />;
      })}
    </Drawing>
  );
}
