import { planLimits, type PlannedRoom, planQuery, parsePlan } from '@/domain/plan-url';
import { storageKeys } from '@/lib/storage-keys';

/**
 * The visitor's rooms, kept on this device as the query of their own link, so that what is stored is checked on reading
 * like any link. Nothing of it is sent. Where storage is full or forbidden, they live until the page is left.
 */
const noRooms: readonly PlannedRoom[] = [];
const listeners = new Set<() => void>();
let rooms: readonly PlannedRoom[] | undefined;

function stored(): readonly PlannedRoom[] {
  try {
    return parsePlan(window.localStorage.getItem(storageKeys.rooms) ?? '').rooms;
  } catch {
    return noRooms;
  }
}

/** The rooms as they stand; the same array until one changes. */
export function keptRooms(): readonly PlannedRoom[] {
  rooms ??= stored();
  return rooms;
}

/** No rooms: what the prerendered page shows. */
export function noKeptRooms(): readonly PlannedRoom[] {
  return noRooms;
}

/** Keeps these rooms, as many as a plan may hold. */
export function keepRooms(changed: readonly PlannedRoom[]): void {
  rooms = changed.slice(0, planLimits.rooms);
  try {
    if (rooms.length === 0) window.localStorage.removeItem(storageKeys.rooms);
    else window.localStorage.setItem(storageKeys.rooms, planQuery(rooms));
  } catch {
    // They stay in memory.
  }
  for (const listener of listeners) listener();
}

/** Tells of each change, also of one in another tab. @returns what ends it */
export function subscribeToRooms(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKeys.rooms) return;
    rooms = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
