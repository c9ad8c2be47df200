import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';
import { readPlan } from '@/domain/plan/read-plan';
import type { RoomKind } from '@/domain/people';
import type { RoomSize, RoomVolume } from '@/domain/room';
import { type RoomRequirements, usualSettings } from '@/domain/room-answer';
import { parseSides } from '@/domain/room-sides';
import { compareParameters } from '@/lib/links/compare-url';
import { parseNumber } from '@/lib/parse/parse-number';

/** A typical living room, for an address without a room. */
export const exampleRoom = { ...usualSettings, ...sizeOf(typicalRooms.livingRoom) };

/** The room for which products are compared. */
export type ComparedRoom = {
  /** With its kind, if it came from a page or the planner. */
  room: RoomRequirements & { roomKind?: RoomKind };
  isExample: boolean;
  /** What the address has instead of a room; '' if it has none. */
  misread: string;
};

/** Reads the room of an address: `#room=5x4x2.4&target=6` as in the planner, or the size of an older link. */
export function comparedRoom({ hash, search }: { hash: string; search: string }): ComparedRoom {
  const { rooms, leftOut } = readPlan(hash);
  if (rooms[0]) return { room: rooms[0], isExample: false, misread: '' };
  const { size, misread } = querySize(new URLSearchParams(search));
  if (size) return { room: { ...usualSettings, ...size }, isExample: false, misread: '' };
  return { room: exampleRoom, isExample: true, misread: leftOut[0] ?? misread };
}

/** `room=5x4x2.4`, or `volume=48`. */
function querySize(parameters: URLSearchParams): { size: RoomSize | RoomVolume | undefined; misread: string } {
  const typedRoom = parameters.get(compareParameters.room);
  const typedVolume = parameters.get(compareParameters.volume);
  const misread = typedRoom ?? typedVolume ?? '';
  const [length = '', width = '', height = '', ...more] = (typedRoom ?? '').split('x');
  const sides = parseSides({ length, width, height });
  if ('size' in sides && more.length === 0) return { size: sides.size, misread };
  const volumeM3 = typedRoom === null ? parseNumber(typedVolume ?? '', { min: 1, max: 100_000 }) : undefined;
  return { size: volumeM3 === undefined ? undefined : { volumeM3 }, misread };
}
