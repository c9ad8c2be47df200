import { useState, useSyncExternalStore } from 'react';
import type { ProductSlug } from '@/config/product-slugs';
import { isEmptyPlan, type Plan, type PlannedRoom } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import { isSameRoom } from '@/domain/plan/write-plan';
import { maxUnits } from '@/lib/links/price-request-url';
import { changePlan, storedPlan, prerenderedPlan, subscribeToPlan } from '@/hooks/stored-plan';

/** A plan with the actions that change it. */
export type EditablePlan = ReturnType<typeof usePlan>;

/** "Surgery" becomes "Surgery 2", and that "Surgery 3". */
function nextName(name: string): string {
  const number = /^(.*\S) (\d{1,3})$/.exec(name);
  if (number) return `${number[1]} ${Number(number[2]) + 1}`;
  return name === '' ? '' : `${name} 2`.slice(0, planLimits.nameLength);
}

function withItems({ items }: Plan, added: Plan['items']): Plan['items'] {
  return added.reduce((all, { slug, number }) => {
    const others = all.filter((each) => each.slug !== slug);
    const before = all.find((each) => each.slug === slug)?.number ?? 0;
    return [...others, { slug, number: Math.min(maxUnits, before + number) }];
  }, items);
}

/** The rooms and products of `added` that are not in the plan; of equal rooms, each counts once. */
export function missingFrom(plan: Plan, { rooms, items }: Plan): Plan {
  const unmatched = [...plan.rooms];
  const isMissing = (room: PlannedRoom) => {
    const index = unmatched.findIndex((each) => isSameRoom(each, room));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  };
  return {
    rooms: rooms.filter(isMissing),
    items: items.filter(({ slug, number }) => !plan.items.some((each) => each.slug === slug && each.number >= number)),
  };
}

/** The visitor’s own plan, or the one of the link if that is empty. */
export function ownOrLinkedPlan<Own extends Plan, Linked extends Plan>(own: Own, linked: Linked): Own | Linked {
  return isEmptyPlan(own) && !isEmptyPlan(linked) ? linked : own;
}

function withItem({ items }: Plan, slug: ProductSlug, number: number): Plan['items'] {
  const index = items.findIndex((each) => each.slug === slug);
  const others = items.filter((each) => each.slug !== slug);
  return number < 1 ? others : others.toSpliced(index < 0 ? others.length : index, 0, { slug, number });
}

/** How the latest change is taken back, on the plan as another tab may have left it since. */
type Undo = {
  /** As in "Surgery was removed." */
  done: string;
  takeBack: (plan: Plan) => Partial<Plan>;
  /** Place of the room that comes back. */
  index?: number;
};

/** The stored plan with the changes that a visitor can make and undo. */
export function usePlan() {
  const plan = useSyncExternalStore(subscribeToPlan, storedPlan, prerenderedPlan);
  const [undo, setUndo] = useState<Undo>();

  function change(changed: (plan: Plan) => Partial<Plan>, undone?: Undo) {
    changePlan(changed);
    setUndo(undone);
  }

  return {
    ...plan,
    isFull: plan.rooms.length >= planLimits.rooms,
    undo,
    /** @returns the number of rooms that did not fit */
    add: (added: Plan): number => {
      const tooMany = plan.rooms.length + added.rooms.length - planLimits.rooms;
      change((before) => ({ rooms: [...before.rooms, ...added.rooms], items: withItems(before, added.items) }));
      return Math.max(0, tooMany);
    },
    /** Puts a room in the place of another one, or at the end if that is gone. */
    replace: (before: PlannedRoom, room: PlannedRoom) => {
      const swap = (from: PlannedRoom, to: PlannedRoom) => (now: Plan) => {
        const index = now.rooms.findIndex((each) => isSameRoom(each, from));
        return { rooms: index < 0 ? [...now.rooms, to] : now.rooms.with(index, to) };
      };
      const index = plan.rooms.findIndex((each) => isSameRoom(each, before));
      const done = `${before.name || 'The room'} was changed.`;
      change(swap(before, room), { done, takeBack: swap(room, before), index });
    },
    copy: (index: number) =>
      change(({ rooms }) => {
        const room = rooms[index];
        return room ? { rooms: rooms.toSpliced(index + 1, 0, { ...room, name: nextName(room.name) }) } : {};
      }),
    move: (index: number, by: 1 | -1) =>
      change(({ rooms }) => {
        const [each, neighbour] = [rooms[index], rooms[index + by]];
        return each && neighbour ? { rooms: rooms.with(index, neighbour).with(index + by, each) } : {};
      }),
    remove: (index: number) => {
      const room = plan.rooms[index];
      if (!room) return;
      const done = `${room.name || 'The room'} was removed.`;
      const takeBack = ({ rooms }: Plan) => ({ rooms: rooms.toSpliced(index, 0, room) });
      change(({ rooms }) => ({ rooms: rooms.toSpliced(index, 1) }), { done, takeBack, index });
    },
    takeBack: () => {
      if (undo) change(undo.takeBack);
    },
    /** 0 removes the product. */
    setItem: (slug: ProductSlug, number: number, name: string) => {
      const before = plan.items.find((each) => each.slug === slug)?.number ?? 0;
      const done = `${name} ${number < 1 ? 'was removed' : `is ${number} instead of ${before}`}.`;
      const takeBack = (now: Plan) => ({ items: withItem(now, slug, before) });
      change((now) => ({ items: withItem(now, slug, number) }), before > 0 ? { done, takeBack } : undefined);
    },
    forgetUnread: () => changePlan(() => ({ unread: [] })),
  };
}
