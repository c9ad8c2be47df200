import { volumeInWords } from '@/domain/room';
import type { Layout, Place } from '../plan-place';
import styles from './FloorPlan.module.scss';
import { meetingRooms, type MeetingRoom } from './meeting-rooms';

export type PlanRoomLabelsProps = { place: Place; layout: Layout };

/** Where a label starts, in units of the drawing: below the door of the lower rooms, or beside it on the tall plan. */
function insetOf(room: MeetingRoom, layout: Layout): { dx: number; dy: number } {
  const opensBelow = room.yM > 0;
  if (layout === 'wide') return { dx: 8, dy: opensBelow ? 62 : 26 };
  return { dx: opensBelow ? 34 : 10, dy: 18 };
}

/** Name, volume and model in each room: what these reach stands in the day of the rooms. */
export function PlanRoomLabels({ place, layout }: PlanRoomLabelsProps) {
  const isWide = layout === 'wide';
  return meetingRooms.map((room) => {
    const { dx, dy } = insetOf(room, layout);
    const x = place.x(room.xM, room.yM) + dx;
    return (
      <text
        key={room.name}
        x={x}
        y={place.y(room.xM, room.yM) + dy}
        fontSize={isWide ? 14.5 : 12.5}
        className={styles.label}
      >
        <tspan fontWeight="600" fill="var(--ink)">
          {room.name}
        </tspan>
        <tspan x={x} dy={isWide ? 20 : 14} fill="var(--slate)">
          {volumeInWords(room)} m³
        </tspan>
        <tspan x={x} dy={isWide ? 20 : 14} fontWeight="600" fill="var(--teal)">
          {room.model}
        </tspan>
      </text>
    );
  });
}
