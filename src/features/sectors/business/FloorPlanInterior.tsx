import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import type { Place } from '../plan-place';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { benchAt, benchCount, desk, floorMachineSpots, type MachineSpot, openFloor, type Wall } from './building';
import { type MeetingRoom, meetingRooms } from './meeting-rooms';

type PlanDesksProps = { place: Place; pairs: number };

function PlanDesks({ place, pairs }: PlanDesksProps) {
  const seats = Array.from({ length: benchCount * pairs * 2 }, (_, seat) => {
    const pair = Math.floor(seat / 2) % pairs;
    const { xM, y0M } = benchAt(Math.floor(seat / 2 / pairs), pairs);
    const isRight = seat % 2 === 1;
    return {
      deskX: xM + (isRight ? desk.depthM : 0),
      deskY: y0M + pair * desk.widthM,
      chairX: isRight ? xM + 2 * desk.depthM + 0.1 : xM - 0.56,
    };
  });
  return (
    <g stroke="var(--slate-on-dark)">
      {seats.map(({ deskX, deskY, chairX }, seat) => (
        <g key={seat}>
          <rect {...place.rect(deskX, deskY, desk.depthM, desk.widthM)} fill="var(--ink-700)" strokeWidth="1" />
          <rect
            {...place.rect(chairX, deskY + desk.widthM / 2 - 0.23, 0.46, 0.46)}
            rx="5"
            fill="var(--slate)"
            stroke="none"
          />
        </g>
      ))}
    </g>
  );
}

type PlanWallsProps = { place: Place };

const storeyLengthM = 32;
const corridor = { fromY: 4, toY: 5.6 };
const door = 0.9;

/** `into` is the direction in which a door opens along y. */
const doors = [
  { x: 24.6, y: corridor.fromY, into: -1 },
  { x: 24.5, y: corridor.toY, into: 1 },
  { x: 27.9, y: corridor.toY, into: 1 },
  { x: 30.5, y: corridor.toY, into: 1 },
] as const;

function PlanWalls({ place }: PlanWallsProps) {
  const { lengthM, widthM } = openFloor;
  const outline = `M${place.point(lengthM, corridor.fromY)}L${place.point(lengthM, 0)}L${place.point(0, 0)}L${place.point(0, widthM)}L${place.point(lengthM, widthM)}L${place.point(lengthM, corridor.toY)}`;
  const floorWindows = [1, 5, 9, 13, 17, 21].flatMap((x) => [
    { x, y: 0, length: 2.2 },
    { x, y: widthM, length: 2.2 },
  ]);
  const roomWindows = meetingRooms.map(({ xM, yM, lengthM: roomLengthM, widthM: roomWidthM }) => ({
    x: xM + 0.35,
    y: yM === 0 ? 0 : yM + roomWidthM,
    length: roomLengthM - 0.7,
  }));
  return (
    <>
      <rect {...place.rect(0, 0, lengthM, widthM)} fill="var(--night-700)" />
      <rect {...place.rect(lengthM, corridor.fromY, 8, corridor.toY - corridor.fromY)} fill="var(--ink-700)" />
      {meetingRooms.map((room) => (
        <rect key={room.name} {...place.rect(room.xM, room.yM, room.lengthM, room.widthM)} fill="var(--night-700)" />
      ))}
      <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="square">
        <path d={outline} />
        {meetingRooms.map((room) => (
          <rect key={room.name} {...place.rect(room.xM, room.yM, room.lengthM, room.widthM)} />
        ))}
        <path d={`M${place.point(storeyLengthM, corridor.fromY)}L${place.point(storeyLengthM, corridor.toY)}`} />
      </g>
      {[...floorWindows, ...roomWindows].map(({ x, y, length }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${place.point(x, y)}L${place.point(x + length, y)}`} stroke="var(--night-700)" strokeWidth="6" />
          <path d={`M${place.point(x, y)}L${place.point(x + length, y)}`} stroke="#fff" strokeWidth="1" />
        </g>
      ))}
      {doors.map(({ x, y, into }) => (
        <g key={x} fill="none">
          <path d={`M${place.point(x, y)}L${place.point(x + door, y)}`} stroke="var(--ink-700)" strokeWidth="7" />
          <path
            d={`M${place.point(x, y)}L${place.point(x, y + into * door)}Q${place.point(x + door * 0.8, y + into * door * 0.8)} ${place.point(x + door, y)}`}
            stroke="var(--slate-on-dark)"
          />
        </g>
      ))}
    </>
  );
}

type PlanMachinesProps = { place: Place };

const [lengthM, depthM] = machineSizeM(openFloor.model);
const machine = { lengthM, depthM, gapM: wallGapCm / 100 };

function curve(place: Place, points: readonly (readonly [number, number])[]): string {
  const [start = '', ...rest] = points.map(([x, y]) => place.point(x, y));
  return `M${start}C${rest.join(' ')}`;
}

const reach = 0.55;

/** Turns metres along and from a wall into metres on the floor. */
function fromWall({ alongM, wall }: MachineSpot) {
  const onFloor: Record<Wall, (along: number, away: number) => readonly [number, number]> = {
    back: (along, away) => [alongM + along, away],
    front: (along, away) => [alongM + along, openFloor.widthM - away],
    left: (along, away) => [away, alongM + along],
  };
  return onFloor[wall];
}

/** Half rings before the one at the left wall, clear of the chairs beside it. */
function airBeforeBench(place: Place, { alongM: y }: MachineSpot): string {
  const x = machine.gapM + machine.depthM / 2;
  return [0.34, 0.44, 0.54]
    .map((radius) => ({ radius, bulge: x + (radius * 4) / 3 }))
    .map(({ radius, bulge }) =>
      curve(place, [
        [x, y - radius],
        [bulge, y - radius],
        [bulge, y + radius],
        [x, y + radius],
      ]),
    )
    .join('');
}

/** Quarter rings into the room, before a machine in a corner. */
function airInCorner(place: Place, spot: MachineSpot): string {
  const [at, side] = [fromWall(spot), spot.alongM < 1 ? 1 : -1];
  const away = machine.gapM + machine.depthM / 2;
  return [0.46, 0.7, 0.94]
    .map((radius) =>
      curve(place, [
        at(side * radius, away),
        at(side * radius, away + radius * 0.55),
        at(side * radius * 0.55, away + radius),
        at(0, away + radius),
      ]),
    )
    .join('');
}

/** To both sides of a machine at an aisle; rings before the others, whose benches are near. */
function airOnFloor(place: Place, spot: MachineSpot): { intake: string; outlet: string } {
  if (spot.wall === 'left') return { intake: '', outlet: airBeforeBench(place, spot) };
  if (spot.alongM < 1 || spot.alongM > openFloor.lengthM - 1) return { intake: '', outlet: airInCorner(place, spot) };
  const at = fromWall(spot);
  const sides = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((line) => ({ side, line })));
  const intake = sides.map(({ side, line }) =>
    curve(place, [
      at(side * (0.85 + line * 0.78) * reach, 2.2 + line * 0.06),
      at(side * (0.85 + line * 0.76) * reach, 1.3 - line * 0.2),
      at(side * (0.6 + line * 0.4) * reach, 0.54 - line * 0.09),
      at((side * lengthM) / 2, 0.54 - line * 0.09),
    ]),
  );
  const outlet = sides.map(({ side, line }) =>
    curve(place, [
      at(side * (0.03 + line * 0.05), 0.6),
      at(side * (0.05 + line * 0.09), 2.9),
      at(side * (0.16 + line * 0.34) * reach, 4.2 + line * 0.1),
      at(side * (0.42 + line * 0.92) * reach, 4.8 - line * 0.3),
    ]),
  );
  return { intake: intake.join(''), outlet: outlet.join('') };
}

function PlanMachines({ place }: PlanMachinesProps) {
  return (
    <>
      {floorMachineSpots.map((spot) => {
        const { intake, outlet } = airOnFloor(place, spot);
        const [xM, yM] = fromWall(spot)(0, machine.gapM + machine.depthM / 2);
        return (
          <g key={`${spot.alongM} ${spot.wall}`} fill="none" strokeWidth="1.3" strokeLinecap="round">
            <path d={intake} stroke="var(--ember)" opacity=".85" />
            <path d={outlet} stroke="var(--cyan)" />
            <MachineFromAbove
              model={openFloor.model}
              {...place.rect(xM - machine.lengthM / 2, yM - machine.depthM / 2, machine.lengthM, machine.depthM)}
            />
          </g>
        );
      })}
      {meetingRooms.flatMap((room) =>
        Array.from({ length: room.machines }, (_, corner) => (
          <MachineInRoom key={`${room.name} ${corner}`} place={place} room={room} corner={corner} />
        )),
      )}
    </>
  );
}

type MachineInRoomProps = {
  place: Place;
  room: MeetingRoom;
  /** 0 is the front one, 1 the back one, both at the right. */ corner: number;
};

function MachineInRoom({ place, room: { model, xM, yM, lengthM, widthM }, corner }: MachineInRoomProps) {
  const { gapM, lengthM: longM, depthM: deepM } = machine;
  const isBack = corner === 1;
  const topM = isBack ? yM + gapM : yM + widthM - gapM - deepM;
  const box = place.rect(xM + lengthM - gapM - longM, topM, longM, deepM);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const into = [-1, isBack ? 1 : -1] as const;
  const [toX, toY] = [place.x(...into) - place.x(0, 0), place.y(...into) - place.y(0, 0)].map(Math.sign) as [
    number,
    number,
  ];
  return (
    <g>
      <g fill="none" stroke="var(--cyan)" strokeWidth="1.2">
        {[0.46, 0.7, 0.94]
          .map((radiusM) => place.x(radiusM, radiusM))
          .map((radius, ring) => (
            <path
              key={radius}
              d={`M${cx + toX * radius} ${cy}A${radius} ${radius} 0 0 ${toX * toY > 0 ? 1 : 0} ${cx} ${cy + toY * radius}`}
              strokeOpacity={0.9 - ring * 0.22}
            />
          ))}
      </g>
      <MachineFromAbove model={model} {...box} />
    </g>
  );
}

type FloorPlanInteriorProps = { place: Place; pairs: number };

/** Walls, desks and machines of the office floor. */
export function FloorPlanInterior({ place, pairs }: FloorPlanInteriorProps) {
  return (
    <>
      <PlanWalls place={place} />
      <PlanDesks place={place} pairs={pairs} />
      <PlanMachines place={place} />
    </>
  );
}
