import { useSyncExternalStore } from 'react';
import type { SectorKey } from '@/config/sectors';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { roomLimits } from '@/domain/plan/plan-fields';
import type { RoomSize } from '@/domain/room';
import { parseSides } from '@/domain/room-sides';
import { replaceAddress } from '@/lib/browser/replace-address';
import { parseNumber } from '@/lib/parse/parse-number';

const ownRoomKey = 'own-room';

/** The room that a visitor chose on each sector page, kept until the site is left; a typed one is in the address too. */
const rooms: Partial<Record<SectorKey, ExampleRoom | undefined>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A room as a visitor typed it, with the settings of its kind. */
export function ownRoom(kind: ExampleRoom, size: RoomSize, people: number | undefined): ExampleRoom {
  const phrase = `Your ${kind.name.toLowerCase()}`;
  return { ...kind, ...size, people: people ?? kind.people, key: ownRoomKey, phrase };
}

/** Whether this is the room that the visitor typed. */
export const isOwnRoom = ({ key }: ExampleRoom) => key === ownRoomKey;

/** The typed room of an address that `writeAddress` wrote, after a reload. */
function addressedRoom(sector: SectorKey): ExampleRoom | undefined {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const kind = sectorRooms[sector].find(({ key }) => key === parameters.get('kind'));
  const [length = '', width = '', height = ''] = parameters.get('room')?.split('x') ?? [];
  const parsed = parseSides({ length, width, height });
  if (!kind || !('size' in parsed)) return undefined;
  return ownRoom(kind, parsed.size, parseNumber(parameters.get('people') ?? '', roomLimits.people));
}

function fragmentOf(sector: SectorKey, room: ExampleRoom): string {
  const { lengthM, widthM, heightM, people, name } = room;
  const kind = sectorRooms[sector].find((each) => each.name === name);
  return isOwnRoom(room) && kind ? `#room=${lengthM}x${widthM}x${heightM}&people=${people}&kind=${kind.key}` : '';
}

function writeAddress(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (fragment === hash || (fragment === '' && !hash.startsWith('#room='))) return;
  replaceAddress(`${pathname}${search}${fragment}`);
}

/** `undefined` forgets it. */
export function chooseRoom(sector: SectorKey, room: ExampleRoom | undefined): void {
  rooms[sector] = room;
  writeAddress(room ? fragmentOf(sector, room) : '');
  for (const listener of listeners) listener();
}

function chosenRoom(sector: SectorKey): ExampleRoom | undefined {
  rooms[sector] ??= addressedRoom(sector);
  return rooms[sector];
}

/** A store and no context, which would render parts that are not hydrated yet. */
export function useChosenRoom(sector: SectorKey): ExampleRoom | undefined {
  return useSyncExternalStore(
    subscribe,
    () => chosenRoom(sector),
    () => undefined,
  );
}
