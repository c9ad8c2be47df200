import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualSettings } from '@/domain/room-answer';
import type { PlanItem, PlannedRoom } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';

const surgery: PlannedRoom = {
  ...{ ...usualSettings, ventilationAch: 0, lengthM: 4.5, widthM: 3.5, heightM: 2.6 },
  ...{ roomKind: 'other', name: 'Surgery', floor: '' },
};
const items: PlanItem[] = [{ slug: 'gen-x-filter', number: 2 }];
const nothing = { rooms: [], items: [], isStored: true, unread: [] };
const query = 'room=4.5x3.5x2.6&target=6&name=Surgery';

const stored = new Map<string, string>();
let page: EventTarget;

async function freshPage() {
  vi.resetModules();
  return import('./stored-plan');
}

function changedElsewhere(key: string | null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  stored.clear();
  page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the plan as text and restores it on the next visit', async () => {
  const { changePlan, storedPlan, prerenderedPlan } = await freshPage();
  expect(storedPlan()).toEqual(nothing);
  expect(prerenderedPlan()).toEqual(nothing);
  changePlan(() => ({ rooms: [surgery], items }));
  expect(storedPlan()).toEqual({ ...nothing, rooms: [surgery], items });
  expect(storedPlan()).toBe(storedPlan());
  expect([...stored]).toEqual([['mars.rooms', `${query}&item=gen-x-filter*2`]]);
  const next = await freshPage();
  expect(next.storedPlan()).toEqual({ ...nothing, rooms: [surgery], items });
  next.changePlan(() => ({ rooms: [], items: [] }));
  expect(stored.size).toBe(0);
});

test('reads what an older version stored', async () => {
  stored.set('mars.rooms', 'room=9x7x3&target=5&vent=1&name=Hall');
  const { storedPlan } = await freshPage();
  expect(storedPlan().rooms).toMatchObject([{ name: 'Hall', targetAch: 5, ventilationAch: 1, roomKind: 'other' }]);
  expect(storedPlan().unread).toEqual([]);
});

test('keeps and names what it cannot read until it is forgotten', async () => {
  stored.set('mars.rooms', `${query}&room=9x0x3&name=Hall A&B`);
  const { changePlan, storedPlan } = await freshPage();
  expect(storedPlan().unread).toEqual(['room=9x0x3', 'name=Hall A', 'B']);
  changePlan(({ rooms }) => ({ rooms: [...rooms, surgery] }));
  const next = await freshPage();
  expect(next.storedPlan().rooms).toHaveLength(2);
  expect(next.storedPlan().unread).toEqual(['room=9x0x3', 'name=Hall A', 'B']);
  next.changePlan(() => ({ unread: [] }));
  expect(stored.get('mars.rooms')).toBe(`${query}&${query}`);
});

test.each(['{"rooms":["A+B"]}', 'from a newer version', 'size=9x7x3', 'item=gen-x-filter*two & three+'])(
  'names and keeps %s, through two changes',
  async (text) => {
    stored.set('mars.rooms', encodeURIComponent(text).replace('%3D', '='));
    const first = await freshPage();
    expect(first.storedPlan()).toEqual({ ...nothing, unread: [text] });
    first.changePlan(() => ({ rooms: [surgery] }));
    const second = await freshPage();
    second.changePlan(() => ({ items }));
    expect((await freshPage()).storedPlan()).toEqual({ rooms: [surgery], items, isStored: true, unread: [text] });
  },
);

test('stores no more rooms than a plan may hold', async () => {
  const { changePlan, storedPlan } = await freshPage();
  changePlan(() => ({ rooms: Array.from({ length: planLimits.rooms + 1 }, () => surgery) }));
  expect(storedPlan().rooms).toHaveLength(planLimits.rooms);
});

test('keeps the plan in memory if storage is unavailable, and reports that', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { changePlan, storedPlan } = await freshPage();
  expect(storedPlan()).toEqual({ ...nothing, isStored: false });
  changePlan(() => ({ rooms: [surgery] }));
  changePlan(({ rooms }) => ({ rooms: [...rooms, surgery] }));
  expect(storedPlan()).toEqual({ ...nothing, rooms: [surgery, surgery], isStored: false });
});

test('keeps a room in memory while storage is full, reports that, and stores it once there is space', async () => {
  let isFull = true;
  const setItem = (key: string, text: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, text);
  };
  Object.assign((page as unknown as Window).localStorage, { setItem });
  const { changePlan, storedPlan } = await freshPage();
  changePlan(() => ({ rooms: [surgery] }));
  expect(storedPlan()).toMatchObject({ rooms: [surgery], isStored: false });
  isFull = false;
  changePlan(({ rooms }) => ({ rooms: [...rooms, surgery] }));
  expect(storedPlan().isStored).toBe(true);
  expect(stored.get('mars.rooms')).toBe(`${query}&${query}`);
});

test('loses neither the room that a full storage refused nor what another tab stores meanwhile', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = (page as unknown as Window).localStorage;
  const { setItem } = storage;
  Object.assign(storage, { setItem: refuse });
  const { changePlan, storedPlan, subscribeToPlan } = await freshPage();
  const stop = subscribeToPlan(() => {});
  changePlan(() => ({ rooms: [surgery], items }));
  const hall = { ...surgery, name: 'Hall' };
  stored.set('mars.rooms', `${query.replace('Surgery', 'Hall')}&item=gen-x-filter*9`);
  changedElsewhere('mars.rooms');
  const both = { rooms: [hall, surgery], items: [{ slug: 'gen-x-filter', number: 9 }] };
  expect(storedPlan()).toMatchObject({ ...both, isStored: false });
  changedElsewhere('mars.rooms');
  expect(storedPlan()).toMatchObject({ ...both, isStored: false });
  Object.assign(storage, { setItem });
  changePlan(({ rooms }) => ({ rooms: rooms.toReversed() }));
  expect(storedPlan()).toMatchObject({ rooms: [surgery, hall], isStored: true });
  stop();
});

test('changes the plan that another tab stored, also without a storage event', async () => {
  const { changePlan, storedPlan } = await freshPage();
  expect(storedPlan().rooms).toEqual([]);
  stored.set('mars.rooms', query);
  changePlan(({ rooms }) => ({ rooms: [...rooms, surgery] }));
  expect(storedPlan().rooms).toHaveLength(2);
});

test('notifies subscribers of each change, also in another tab and after a return to the page', async () => {
  const { changePlan, storedPlan, subscribeToPlan } = await freshPage();
  const listener = vi.fn();
  const stop = subscribeToPlan(listener);
  changePlan(() => ({ rooms: [surgery, surgery] }));
  expect(listener).toHaveBeenCalledTimes(1);
  stored.set('mars.rooms', query);
  changedElsewhere('mars.searches');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(storedPlan().rooms).toHaveLength(2);
  changedElsewhere('mars.rooms');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(storedPlan().rooms).toEqual([surgery]);
  // A null key reports that all storage was cleared.
  stored.clear();
  changedElsewhere(null);
  expect(storedPlan().rooms).toEqual([]);
  stored.set('mars.rooms', query);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(storedPlan().rooms).toEqual([]);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(storedPlan().rooms).toEqual([surgery]);
  stop();
  const calls = listener.mock.calls.length;
  changePlan(() => ({ rooms: [] }));
  changedElsewhere('mars.rooms');
  expect(listener).toHaveBeenCalledTimes(calls);
});
