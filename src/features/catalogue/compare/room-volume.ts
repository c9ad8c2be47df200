import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';
import { roomVolumeM3 } from '@/domain/room';
import { parseFigure } from '@/lib/parse/parse-figure';

/** The default room, a typical living room. */
export const exampleVolumeM3 = roomVolumeM3(sizeOf(typicalRooms.livingRoom));

/** Parses a volume in m³. @returns undefined outside 1 to 100,000 */
export function parseVolume(typed: string): number | undefined {
  return parseFigure(typed, 1, 100_000);
}

/** Formats a volume for the field and the URL, with up to two decimals. */
export function formatVolume(volumeM3: number): string {
  return String(Number(volumeM3.toFixed(2)));
}
