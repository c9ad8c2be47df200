import { useState, useSyncExternalStore } from 'react';
import { planLimits, type PlannedRoom } from '@/domain/plan-url';
import { keepRooms, keptRooms, noKeptRooms, subscribeToRooms } from './plan-store';

export type Rooms = {
  rooms: readonly PlannedRoom[];
  isFull: boolean;
  /** The room removed last, until the next change. */
  removed: PlannedRoom | undefined;
  add: (added: readonly PlannedRoom[]) => void;
  replace: (index: number, room: PlannedRoom) => void;
  copy: (index: number) => void;
  /** Moves a room one place up (-1) or down (1). */
  move: (index: number, by: 1 | -1) => void;
  remove: (index: number) => void;
  undoRemove: () => void;
};

/** "Surgery" becomes "Surgery 2", and that "Surgery 3". */
function nextName(name: string): string {
  const number = /^(.*\S) (\d{1,3})$/.exec(name);
  if (number) return `${number[1]} ${Number(number[2]) + 1}`;
  return name === '' ? '' : `${name} 2`.slice(0, planLimits.nameLength);
}

/** The rooms stored on this device, with their actions. */
export function useRooms(): Rooms {
  const rooms = useSyncExternalStore(subscribeToRooms, keptRooms, noKeptRooms);
  const [removed, setRemoved] = useState<{ room: PlannedRoom; index: number }>();

  function keep(changed: readonly PlannedRoom[]) {
    keepRooms(changed);
    setRemoved(undefined);
  }

  return {
    rooms,
    isFull: rooms.length >= planLimits.rooms,
    removed: removed?.room,
    add: (added) => keep([...rooms, ...added]),
    replace: (index, room) => keep(rooms.with(index, room)),
    copy: (index) => {
      const room = rooms[index];
      if (room) keep(rooms.toSpliced(index + 1, 0, { ...room, name: nextName(room.name) }));
    },
    move: (index, by) => {
      const [one, other] = [rooms[index], rooms[index + by]];
      if (one && other) keep(rooms.with(index, other).with(index + by, one));
    },
    remove: (index) => {
      const room = rooms[index];
      if (!room) return;
      keepRooms(rooms.toSpliced(index, 1));
      setRemoved({ room, index });
    },
    undoRemove: () => {
      if (removed) keep(rooms.toSpliced(removed.index, 0, removed.room));
    },
  };
}
