import { perimeterMm, rimPlace } from './footprint';
import { doorStretch, filterFootMm } from './machine-parts';
import type { MachineShape } from './machine-shape';
import type { Point3 } from './view';

type PartLabel = { name: string; note: string; at: Point3 };

const onFace = ({ x, y }: { x: number; y: number }, heightMm: number): Point3 => [x, y, heightMm];

/** From the top down. */
export function outerParts(shape: MachineShape): readonly PartLabel[] {
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

export function innerParts(shape: MachineShape): readonly PartLabel[] {
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
    { name: 'Mesh', note: 'Stage 1, cleaned', at: [radiusMm * 0.3, -radiusMm, footMm + filter.heightMm * 0.5] },
    {
      name: 'Cartridge',
      note: 'Stages 2 and 3',
      at: [radiusMm * 0.7, -radiusMm * 0.72, footMm + filter.heightMm * 0.025],
    },
  ];
}
