import { grouped, twoDecimals } from '@/lib/format/number';

/** Three sides in metres. */
export type RoomSize = { lengthM: number; widthM: number; heightM: number };

/** A volume in m³, where the sides are unknown. */
export type RoomVolume = { volumeM3: number };

/** Length × width × height (docs/specification-coverage.md, row 251). */
export function roomVolumeM3(room: RoomSize | RoomVolume): number {
  return 'volumeM3' in room ? room.volumeM3 : room.lengthM * room.widthM * room.heightM;
}

/** With two decimals, as in "5.00 × 4.00 × 2.50 m". */
export function formatRoom({ lengthM, widthM, heightM }: RoomSize): string {
  return `${[lengthM, widthM, heightM].map(twoDecimals).join(' × ')} m`;
}

const joinSides = (sidesM: readonly number[]) => `${sidesM.map((sideM) => Number(twoDecimals(sideM))).join(' × ')} m`;

/** For sentences, as in "4 × 3 × 2.4 m". */
export function formatSides({ lengthM, widthM, heightM }: RoomSize): string {
  return joinSides([lengthM, widthM, heightM]);
}

/** For sentences, as in "4 × 3 m". */
export function formatFloor({ lengthM, widthM }: Pick<RoomSize, 'lengthM' | 'widthM'>): string {
  return joinSides([lengthM, widthM]);
}

/** In whole m³; small rooms to one decimal. */
export function formatVolume(room: RoomSize | RoomVolume): string {
  const volumeM3 = roomVolumeM3(room);
  return volumeM3 < 10 ? String(Number(volumeM3.toFixed(1))) : grouped(Math.round(volumeM3));
}
