import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualSettings } from '@/domain/room-advice';
import { planLimits } from '@/domain/plan-url';

const surgery = { ...usualSettings, ventilationAch: 0, lengthM: 4.5, widthM: 3.5, heightM: 2.6, name: 'Surgery' };
const query = 'room=4.5x3.5x2.6&target=6&name=Surgery';

const stored = new Map<string, string>();
let page: EventTarget;

async function freshPage() {
  vi.resetModules();
  return import('./plan-store');
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

test('stores rooms as a query and restores them on the next visit', async () => {
  const { keepRooms, keptRooms, noKeptRooms } = await freshPage();
  expect(keptRooms()).toEqual([]);
  expect(noKeptRooms()).toEqual([]);
  keepRooms([surgery]);
  expect(keptRooms()).toEqual([surgery]);
  expect(keptRooms()).toBe(keptRooms());
  expect([...stored]).toEqual([['mars.rooms', query]]);
  const next = await freshPage();
  expect(next.keptRooms()).toEqual([surgery]);
  next.keepRooms([]);
  expect(stored.size).toBe(0);
});

test('stores no more rooms than a plan may hold', async () => {
  const { keepRooms, keptRooms } = await freshPage();
  keepRooms(Array.from({ length: planLimits.rooms + 1 }, () => surgery));
  expect(keptRooms()).toHaveLength(planLimits.rooms);
});

test('keeps rooms in memory if storage is unavailable', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { keepRooms, keptRooms } = await freshPage();
  expect(keptRooms()).toEqual([]);
  keepRooms([surgery]);
  expect(keptRooms()).toEqual([surgery]);
});

test('notifies subscribers of each change, also in another tab', async () => {
  const { keepRooms, keptRooms, subscribeToRooms } = await freshPage();
  const told = vi.fn();
  const stop = subscribeToRooms(told);
  keepRooms([surgery, surgery]);
  expect(told).toHaveBeenCalledTimes(1);
  stored.set('mars.rooms', query);
  changedElsewhere('mars.searches');
  expect(told).toHaveBeenCalledTimes(1);
  expect(keptRooms()).toHaveLength(2);
  changedElsewhere('mars.rooms');
  expect(told).toHaveBeenCalledTimes(2);
  expect(keptRooms()).toEqual([surgery]);
  // A null key reports that all storage was cleared.
  stored.clear();
  changedElsewhere(null);
  expect(keptRooms()).toEqual([]);
  stop();
  keepRooms([surgery]);
  changedElsewhere('mars.rooms');
  expect(told).toHaveBeenCalledTimes(3);
});
