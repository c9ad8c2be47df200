import { useState, useSyncExternalStore } from 'react';
import type { ProductSlug } from '@/config/product-slugs';
import { isSameRoom, type Plan, planLimits, type PlannedRoom } from '@/domain/plan-url';
import { changePlan, keptPlan, noKeptPlan, subscribeToPlan } from './plan-store';

export type KeptRooms = ReturnType<typeof usePlan>;

/** "Surgery" becomes "Surgery 2", and that "Surgery 3". */
function nextName(name: string): string {
  const number = /^(.*\S) (\d{1,3})$/.exec(name);
  if (number) return `${number[1]} ${Number(number[2]) + 1}`;
  return name === '' ? '' : `${name} 2`.slice(0, planLimits.nameLength);
}

function withItems({ items }: Plan, added: Plan['items']): Plan['items'] {
  return added.reduce((all, { slug, number }) => {
    const others = all.filter((one) => one.slug !== slug);
    const before = all.find((one) => one.slug === slug)?.number ?? 0;
    return [...others, { slug, number: Math.min(999, before + number) }];
  }, items);
}

export function usePlan() {
  const plan = useSyncExternalStore(subscribeToPlan, keptPlan, noKeptPlan);
  const [removed, setRemoved] = useState<{ room: PlannedRoom; index: number }>();

  function changeRooms(change: (rooms: readonly PlannedRoom[]) => readonly PlannedRoom[]) {
    changePlan(({ rooms }) => ({ rooms: change(rooms) }));
    setRemoved(undefined);
  }

  return {
    ...plan,
    isFull: plan.rooms.length >= planLimits.rooms,
    removed: removed?.room,
    /** @returns the number of rooms that did not fit */
    add: (added: Plan): number => {
      const tooMany = plan.rooms.length + added.rooms.length - planLimits.rooms;
      changePlan((before) => ({
        rooms: [...before.rooms, ...added.rooms],
        items: withItems(before, added.items),
      }));
      setRemoved(undefined);
      return Math.max(0, tooMany);
    },
    /** Puts a room in the place of another one, or at the end if that is gone. */
    replace: (before: PlannedRoom, room: PlannedRoom) =>
      changeRooms((rooms) => {
        const index = rooms.findIndex((one) => isSameRoom(one, before));
        return index < 0 ? [...rooms, room] : rooms.with(index, room);
      }),
    copy: (index: number) =>
      changeRooms((rooms) => {
        const room = rooms[index];
        return room ? rooms.toSpliced(index + 1, 0, { ...room, name: nextName(room.name) }) : rooms;
      }),
    move: (index: number, by: 1 | -1) =>
      changeRooms((rooms) => {
        const [one, other] = [rooms[index], rooms[index + by]];
        return one && other ? rooms.with(index, other).with(index + by, one) : rooms;
      }),
    remove: (index: number) => {
      const room = plan.rooms[index];
      if (!room) return;
      changeRooms((rooms) => rooms.toSpliced(index, 1));
      setRemoved({ room, index });
    },
    undoRemove: () => {
      if (removed) changeRooms((rooms) => rooms.toSpliced(removed.index, 0, removed.room));
    },
    /** 0 removes the product. */
    setItem: (slug: ProductSlug, number: number) =>
      changePlan(({ items }) => {
        const others = items.filter((one) => one.slug !== slug);
        const index = items.findIndex((one) => one.slug === slug);
        if (number < 1) return { items: others };
        return { items: others.toSpliced(index < 0 ? others.length : index, 0, { slug, number }) };
      }),
    forgetUnread: () => changePlan(() => ({ unread: [] })),
  };
}
