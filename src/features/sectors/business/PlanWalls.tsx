import { openFloor } from './building';
import { meetingRooms } from './meeting-rooms';
import type { Place } from '../plan-place';

export type PlanWallsProps = { place: Place };

/** Length of the whole storey, and where its corridor runs. */
export const storeyLengthM = 32;
const corridor = { fromY: 4, toY: 5.6 };
const door = 0.9;

/** Doors onto the corridor: along x, at a y, opening up (-1) or down (1) the plan. */
const doors = [
  { x: 24.6, y: corridor.fromY, into: -1 },
  { x: 24.5, y: corridor.toY, into: 1 },
  { x: 27.9, y: corridor.toY, into: 1 },
  { x: 30.5, y: corridor.toY, into: 1 },
] as const;

/** Grounds of the rooms and the walls round them, with windows and doors. */
export function PlanWalls({ place }: PlanWallsProps) {
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
      <rect {...place.rect(0, 0, lengthM, widthM)} fill="#fff" />
      <rect {...place.rect(lengthM, corridor.fromY, 8, corridor.toY - corridor.fromY)} fill="#e4ecf0" />
      {meetingRooms.map((room) => (
        <rect
          key={room.name}
          {...place.rect(room.xM, room.yM, room.lengthM, room.widthM)}
          fill={room.name === 'Meeting room' ? '#d9edf1' : '#fff'}
        />
      ))}
      <g fill="none" stroke="var(--ink)" strokeWidth="6" strokeLinecap="square">
        <path d={outline} />
        {meetingRooms.map((room) => (
          <rect key={room.name} {...place.rect(room.xM, room.yM, room.lengthM, room.widthM)} />
        ))}
        <path d={`M${place.point(storeyLengthM, corridor.fromY)}L${place.point(storeyLengthM, corridor.toY)}`} />
      </g>
      {[...floorWindows, ...roomWindows].map(({ x, y, length }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${place.point(x, y)}L${place.point(x + length, y)}`} stroke="#d5edf1" strokeWidth="7" />
          <path d={`M${place.point(x, y)}L${place.point(x + length, y)}`} stroke="var(--ink)" strokeWidth="1" />
        </g>
      ))}
      {doors.map(({ x, y, into }) => (
        <g key={x} fill="none">
          <path d={`M${place.point(x, y)}L${place.point(x + door, y)}`} stroke="#f5f7f8" strokeWidth="8" />
          <path
            d={`M${place.point(x, y)}L${place.point(x, y + into * door)}Q${place.point(x + door * 0.8, y + into * door * 0.8)} ${place.point(x + door, y)}`}
            stroke="var(--field)"
          />
        </g>
      ))}
    </>
  );
}
