import { planLimits, type PlannedRoom, planQuery, parsePlan } from '@/domain/plan-url';
import { storageKeys } from '@/lib/browser/storage-keys';

/** Rooms are stored in localStorage as the query of a plan's URL; in memory if storage is unavailable. */
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

/** Snapshot for `useSyncExternalStore`: the same array until a room changes. */
export function keptRooms(): readonly PlannedRoom[] {
  rooms ??= stored();
  return rooms;
}

/** Snapshot of the prerendered page. */
export function noKeptRooms(): readonly PlannedRoom[] {
  return noRooms;
}

/** Stores the rooms, up to `planLimits.rooms`. */
export function keepRooms(changed: readonly PlannedRoom[]): void {
  rooms = changed.slice(0, planLimits.rooms);
  try {
    if (rooms.length === 0) window.localStorage.removeItem(storageKeys.rooms);
    else window.localStorage.setItem(storageKeys.rooms, planQuery(rooms));
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener();
}

/** Also reports changes in other tabs. @returns the unsubscribe function */
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
