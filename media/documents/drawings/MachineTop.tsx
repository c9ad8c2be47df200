import { circle, type Footprint, rim } from './footprint';
import { ink, pen } from './ink';
import { outletRadiusMm } from './machine-parts';
import type { Point3, View } from './view';

type MachineTopProps = { view: View; body: Footprint; heightMm: number };

const vanes = Array.from({ length: 32 }, (_, index) => (index / 16) * Math.PI);
/** Turn of a vane, in radians. */
const twist = 0.66;

export function MachineTop({ view, body, heightMm }: MachineTopProps) {
  const radiusMm = outletRadiusMm(body);
  const at = (radius: number, angle: number): Point3 => [Math.cos(angle) * radius, Math.sin(angle) * radius, heightMm];
  const ring = (share: number) => view.outline(rim(circle(radiusMm * share), heightMm));
  const vane = (angle: number) =>
    view.line([0, 0.25, 0.5, 0.75, 1].map((t) => at(radiusMm * (0.34 + 0.66 * t), angle + twist * t ** 1.25)));
  return (
    <g {...pen.detail} fill="none">
      <path d={ring(1)} fill={ink.shade} />
      <path d={vanes.map(vane).join('')} {...pen.fine} />
      <path d={ring(0.34)} fill={ink.paper} />
      <path d={ring(0.24)} strokeWidth={pen.fine.strokeWidth} />
    </g>
  );
}
