import { type Footprint, type Heights, type Stretch } from './footprint';
import type { MachineShape } from './machine-shape';
import { placed, type View } from './view';

/** The removable shell or the door. */
export function doorStretch({ body: { widthMm, radiusMm }, intake }: MachineShape): Stretch {
  const half = intake.kind === 'doors' ? intake.frontMm / 2 : widthMm / 2 - radiusMm + radiusMm * 1.2;
  return [-half, half];
}

/** Above the floor. */
export function doorHeightsMm({ baseMm, seamMm, intake }: MachineShape): Heights {
  return intake.kind === 'doors' ? [intake.fromMm, intake.toMm] : [baseMm + 12, seamMm - 6];
}

/** The view of a door that stands open. */
export function openDoorView(view: View, { body, intake }: MachineShape, angleDeg: number): View {
  const angle = (-angleDeg * Math.PI) / 180;
  const [hingeX, hingeY] = [intake.kind === 'doors' ? -intake.frontMm / 2 : 0, -body.depthMm / 2];
  return placed(view, ([x, y, z]) => {
    const [right, back] = [x - hingeX, y - hingeY];
    return [
      hingeX + right * Math.cos(angle) - back * Math.sin(angle),
      hingeY + right * Math.sin(angle) + back * Math.cos(angle),
      z,
    ];
  });
}

export function outletRadiusMm({ widthMm, depthMm }: Footprint): number {
  return Math.min(widthMm, depthMm) * 0.33;
}

export function filterFootMm(shape: MachineShape): number {
  return doorHeightsMm(shape)[0] + 22;
}
