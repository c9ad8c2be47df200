import { volumeInWords } from '@/domain/room';
import type { Layout, Place } from '../plan-place';
import { bayM, machineSpots, openFloor } from './building';

export type FloorRulerProps = { place: Place; layout: Layout };

const bays = Array.from({ length: openFloor.lengthM / bayM }, (_, index) => index * bayM);
const bay = `${volumeInWords({ ...openFloor, lengthM: bayM })}\u00a0m³`;
const machines = machineSpots.length / bays.length;

/** The ruler along the open floor: the volume of every 8 m of it, and the machines that volume takes. */
export function FloorRuler({ place, layout }: FloorRulerProps) {
  const isWide = layout === 'wide';
  const base = isWide ? openFloor.widthM + 0.55 : -0.5;
  const marks = [...bays, openFloor.lengthM]
    .map((x) => `M${place.point(x, base - 0.2)}L${place.point(x, base + 0.2)}`)
    .join('');
  return (
    <g fontSize={isWide ? 15 : 13} textAnchor="middle">
      <path
        d={`M${place.point(0, base)}L${place.point(openFloor.lengthM, base)}${marks}`}
        stroke="var(--ink)"
        fill="none"
      />
      {bays.map((start) => {
        const [x, y] = [place.x(start + bayM / 2, base), place.y(start + bayM / 2, base)];
        const at = isWide ? { x, y: y + 26 } : { transform: `translate(${x - 14} ${y}) rotate(-90)` };
        return (
          <text key={start} {...at} fill="var(--slate)">
            {bay},{' '}
            <tspan fontWeight="600" fill="var(--ink)">
              {machines} machines
            </tspan>
          </text>
        );
      })}
    </g>
  );
}
