import { machineXsM, openFloor } from './building';
import { meetingRooms } from './meeting-rooms';
import type { Place } from '../plan-place';

export type PlanMachinesProps = { place: Place };

/** Footprint of a machine with its 20 cm to the wall. */
const machine = { lengthM: 0.46, depthM: 0.4, gapM: 0.2 };

function curve(place: Place, points: readonly (readonly [number, number])[]): string {
  const [start = '', ...rest] = points.map(([x, y]) => place.point(x, y));
  return `M${start}C${rest.join(' ')}`;
}

/** Copper from the desks on both sides, cyan up the aisle and over the benches. */
function airOnFloor(place: Place, xM: number): { intake: string; outlet: string } {
  const y = openFloor.widthM - machine.gapM - machine.depthM;
  const sides = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((line) => ({ side, line })));
  const intake = sides.map(({ side, line }) =>
    curve(place, [
      [xM + side * (0.85 + line * 0.78), 7.8 - line * 0.06],
      [xM + side * (0.85 + line * 0.76), 8.7 + line * 0.2],
      [xM + side * (0.6 + line * 0.4), y + 0.06 + line * 0.09],
      [xM + side * 0.23, y + 0.06 + line * 0.09],
    ]),
  );
  const outlet = sides.map(({ side, line }) =>
    curve(place, [
      [xM + side * (0.03 + line * 0.05), y],
      [xM + side * (0.05 + line * 0.09), 5.4],
      [xM + side * (0.16 + line * 0.34), 2.2 - line * 0.32],
      [xM + side * (0.42 + line * 0.92), 0.75 + line * 0.4],
    ]),
  );
  return { intake: intake.join(''), outlet: outlet.join('') };
}

/** Every machine of the floor: three on the open floor with their air, one in each room with its rings. */
export function PlanMachines({ place }: PlanMachinesProps) {
  const y = openFloor.widthM - machine.gapM - machine.depthM;
  return (
    <>
      {machineXsM.map((xM) => {
        const { intake, outlet } = airOnFloor(place, xM);
        return (
          <g key={xM} fill="none" strokeWidth="1.3" strokeLinecap="round">
            <path d={intake} stroke="#b9572a" opacity=".85" />
            <path d={outlet} stroke="var(--air)" />
            <rect
              {...place.rect(xM - machine.lengthM / 2, y, machine.lengthM, machine.depthM)}
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
