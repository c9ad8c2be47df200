import { useSyncExternalStore } from 'react';
import type { SectorKey } from '@/config/sectors';
import type { ExampleRoom } from '@/data/rooms/example-room';

/** The room that a visitor chose on each sector page, kept until the site is left. */
const rooms: Partial<Record<SectorKey, ExampleRoom | undefined>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` forgets it. */
export function chooseRoom(sector: SectorKey, room: ExampleRoom | undefined): void {
  rooms[sector] = room;
  for (const listener of listeners) listener();
}

/** A store and no context, which would render parts that are not hydrated yet. */
export function useChosenRoom(sector: SectorKey): ExampleRoom | undefined {
  return useSyncExternalStore(
    subscribe,
    () => rooms[sector],
    () => undefined,
  );
}
