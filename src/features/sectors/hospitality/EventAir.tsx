import type { Place } from '../plan-place';
import { machineSpots } from './venue-furniture';
import { functionRoom } from './venue-rooms';

export type EventAirProps = { place: Place };

/** Half a machine. */
const half = 0.23;
const { lengthM, widthM } = functionRoom;

/** The direction from a wall into the room at a machine: along x from the end walls, along y from the long ones. */
function inwards(x: number, y: number): { dx: number; dy: number } {
  if (x < 1) return { dx: 1, dy: 0 };
  if (x > lengthM - 1) return { dx: -1, dy: 0 };
  return { dx: 0, dy: y < widthM / 2 ? 1 : -1 };
}

/** A curve that leaves a machine inwards and bends to a side; forward and aside in metres. */
function bend(
  place: Place,
  x: number,
  y: number,
  points: readonly (readonly [forward: number, aside: number])[],
): string {
  const { dx, dy } = inwards(x, y);
  const [start = '', ...rest] = points.map(([forward, aside]) =>
    place.point(x + half + dx * forward + dy * aside, y + half + dy * forward - dx * aside),
  );
  return `M${start}C${rest.join(' ')}`;
}

/** The air of each machine: copper in along the wall, cyan out over the tables. */
export function EventAir({ place }: EventAirProps) {
  const sides = [-1, 1].flatMap((side) => [0, 1, 2].map((line) => ({ side, line })));
  const spots = machineSpots(functionRoom);
  const intake = spots.flatMap(([x, y]) =>
    sides.map(({ side, line }) =>
      bend(place, x, y, [
        [0.75 + line * 0.26, side * (2.5 - line * 0.36)],
        [0.2 + line * 0.28, side * (1.7 - line * 0.2)],
        [0.02 + line * 0.07, side * 0.9],
        [0.02 + line * 0.07, side * half],
      ]),
    ),
  );
  const outlet = spots.flatMap(([x, y]) =>
    sides.map(({ side, line }) =>
      bend(place, x, y, [
        [half, side * (0.04 + line * 0.07)],
        [1.7, side * (0.08 + line * 0.16)],
        [3.1 + (2 - line) * 0.3, side * (0.2 + line * 0.42)],
        [3.9 - line * 0.5, side * (0.5 + line * 0.85)],
      ]),
    ),
  );
  return (
    <g fill="none" strokeWidth="1.2" strokeLinecap="round">
      <path d={intake.join('')} stroke="#f0a37d" opacity=".8" />
      <path d={outlet.join('')} stroke="#86d8e1" />
    </g>
  );
}
