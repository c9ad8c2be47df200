import { benchCount, benchPitchM, openFloor } from './building';
import type { Layout, Place } from '../plan-place';

export type DeskRulerProps = { place: Place; layout: Layout; pairs: number };

const machineWords = ['1 machine', '2 machines', '3 machines'];

/** The ruler along the open floor: desks so far at each bench, machines so far after every second one. */
export function DeskRuler({ place, layout, pairs }: DeskRulerProps) {
  const isWide = layout === 'wide';
  const base = isWide ? openFloor.widthM + 0.75 : -0.5;
  const marks = Array.from({ length: benchCount + 1 }, (_, index) => index * benchPitchM)
    .map((x) => `M${place.point(x, base - 0.2)}L${place.point(x, base + 0.2)}`)
    .join('');
  return (
    <g fontSize={isWide ? 15 : 13} textAnchor="end">
      <path
        d={`M${place.point(0, base)}L${place.point(openFloor.lengthM, base)}${marks}`}
        stroke="var(--ink)"
        fill="none"
      />
      {Array.from({ length: benchCount }, (_, index) => {
        const end = (index + 1) * benchPitchM;
        const machines = index % 2 === 1 ? machineWords[(index - 1) / 2] : undefined;
        const x = place.x(end, base) - (isWide ? 6 : 14);
        const y = place.y(end, base) + (isWide ? 33 : machines ? -12 : 4);
        return (
          <text key={end} x={x} y={y} fontWeight={machines ? 600 : 400} fill={machines ? 'var(--ink)' : 'var(--slate)'}>
            {(index + 1) * pairs * 2}
            {(isWide || machines) && (
              <tspan {...(isWide ? {} : { x, dy: 15, fontWeight: 400 })}>{isWide ? ' desks' : 'desks'}</tspan>
            )}
            {isWide && machines && (
              <tspan x={x} dy="21" fontWeight="550" fill="var(--teal)">
                {machines}
              </tspan>
            )}
          </text>
        );
      })}
    </g>
  );
}
