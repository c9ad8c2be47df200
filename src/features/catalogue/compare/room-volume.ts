import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';
import { roomVolumeM3 } from '@/domain/room';
import { parseFigure } from '@/lib/parse-figure';

/** The room that stands there until the visitor types one: the typical living room, in m³. */
export const exampleVolumeM3 = roomVolumeM3(sizeOf(typicalRooms.livingRoom));

/** Reads a volume in m³ as a visitor or an address gives it. @returns undefined where it is none from 1 to 100,000 */
export function readVolume(typed: string): number | undefined {
  return parseFigure(typed, 1, 100_000);
}

/** A volume as the field and the address have it, to two decimals where it has them. */
export function volumeText(volumeM3: number): string {
  return String(Number(volumeM3.toFixed(2)));
}
