import { type Footprint, perimeterMm } from './footprint';
import type { MachineShape } from './machine-shape';
import type { Point3 } from './view';
import type { Place, Stretch } from './wall';

/** Openings of similar size on every machine. */
export function openingPitchMm({ heightMm }: MachineShape): readonly [number, number] {
  return [heightMm / 46, heightMm / 24];
}

/** The removable shell or the door. */
export function doorStretch({ body: { widthMm, radiusMm }, intake }: MachineShape): Stretch {
  const half = intake.kind === 'doors' ? intake.frontMm / 2 : widthMm / 2 - radiusMm + radiusMm * 1.2;
  return [-half, half];
}

export function flankStretch({ body, intake }: MachineShape): Stretch {
  const middle = perimeterMm(body) / 4;
  const half = intake.kind === 'doors' ? intake.flankMm / 2 : 0;
  return [middle - half, middle + half];
}

/** Above the floor. */
export function doorHeightsMm({ baseMm, seamMm, intake }: MachineShape): readonly [number, number] {
  return intake.kind === 'doors' ? [intake.fromMm, intake.toMm] : [baseMm + 12, seamMm - 6];
}

export function swung({ body, intake }: MachineShape, angleDeg: number): Place {
  const angle = (-angleDeg * Math.PI) / 180;
  const [hingeX, hingeY] = [intake.kind === 'doors' ? -intake.frontMm / 2 : 0, -body.depthMm / 2];
  return ([x, y, z]): Point3 => {
    const [right, back] = [x - hingeX, y - hingeY];
    return [
      hingeX + right * Math.cos(angle) - back * Math.sin(angle),
      hingeY + right * Math.sin(angle) + back * Math.cos(angle),
      z,
    ];
  };
}

export function outletRadiusMm({ widthMm, depthMm }: Footprint): number {
  return Math.min(widthMm, depthMm) * 0.33;
}

export function filterFootMm(shape: MachineShape): number {
  return doorHeightsMm(shape)[0] + 22;
}

export function panelFootprint(widthMm: number, thickMm: number): Footprint {
  return { widthMm, depthMm: thickMm, radiusMm: 4 };
}
