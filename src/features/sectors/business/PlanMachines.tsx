import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { machineSpots, openFloor } from './building';
import { meetingRooms } from './meeting-rooms';
import type { Place } from '../plan-place';

export type PlanMachinesProps = { place: Place };

const [lengthM, depthM] = machineSizeM(openFloor.model);
/** Footprint of a machine with its distance to the wall. */
const machine = { lengthM, depthM, gapM: wallGapCm / 100 };

function curve(place: Place, points: readonly (readonly [number, number])[]): string {
  const [start = '', ...rest] = points.map(([x, y]) => place.point(x, y));
  return `M${start}C${rest.join(' ')}`;
}

/** How far to each side the lines reach: half of the way to the next aisle. */
const reach = 0.55;

/** Copper from the desks on both sides, cyan up the aisle and over the benches, as far as the middle of the floor. */
function airOnFloor(place: Place, xM: number, end: 'back' | 'front'): { intake: string; outlet: string } {
  const fromWall = (m: number) => (end === 'front' ? openFloor.widthM - m : m);
  const sides = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((line) => ({ side, line })));
  const intake = sides.map(({ side, line }) =>
    curve(place, [
      [xM + side * (0.85 + line * 0.78) * reach, fromWall(2.2 + line * 0.06)],
      [xM + side * (0.85 + line * 0.76) * reach, fromWall(1.3 - line * 0.2)],
      [xM + side * (0.6 + line * 0.4) * reach, fromWall(0.54 - line * 0.09)],
      [xM + (side * lengthM) / 2, fromWall(0.54 - line * 0.09)],
    ]),
  );
  const outlet = sides.map(({ side, line }) =>
    curve(place, [
      [xM + side * (0.03 + line * 0.05), fromWall(0.6)],
      [xM + side * (0.05 + line * 0.09), fromWall(2.9)],
      [xM + side * (0.16 + line * 0.34) * reach, fromWall(4.2 + line * 0.1)],
      [xM + side * (0.42 + line * 0.92) * reach, fromWall(4.8 - line * 0.3)],
    ]),
  );
  return { intake: intake.join(''), outlet: outlet.join('') };
}

/** Every machine of the floor: those of the open floor with their air, one in each room with its rings. */
export function PlanMachines({ place }: PlanMachinesProps) {
  const corner = { back: machine.gapM, front: openFloor.widthM - machine.gapM - machine.depthM };
  return (
    <>
      {machineSpots.map(({ xM, end }) => {
        const { intake, outlet } = airOnFloor(place, xM, end);
        return (
          <g key={`${xM} ${end}`} fill="none" strokeWidth="1.3" strokeLinecap="round">
            <path d={intake} stroke="#b9572a" opacity=".85" />
            <path d={outlet} stroke="var(--air)" />
            <rect
              {...place.rect(xM - machine.lengthM / 2, corner[end], machine.lengthM, machine.depthM)}
              rx="4"
              fill="var(--ink)"
            />
          </g>
        );
      })}
      {meetingRooms.map(({ name, xM, yM, lengthM, widthM }) => {
        const box = place.rect(
          xM + lengthM - machine.gapM - machine.lengthM,
          yM + widthM - machine.gapM - machine.depthM,
          machine.lengthM,
          machine.depthM,
        );
        const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
        return (
          <g key={name}>
            <g fill="none" stroke="var(--air)" strokeWidth="1.2">
              {[0.46, 0.7, 0.94]
                .map((radiusM) => place.x(radiusM, radiusM))
                .map((radius, ring) => (
                  <path
                    key={radius}
                    d={`M${cx - radius} ${cy}A${radius} ${radius} 0 0 1 ${cx} ${cy - radius}`}
                    strokeOpacity={0.9 - ring * 0.22}
                  />
                ))}
            </g>
            <rect {...box} rx="4" fill="var(--ink)" />
          </g>
        );
      })}
    </>
  );
}
