import { calculatorModels } from '@/domain/machines';
import { airChangesPerHour, halvedAirChangesPerHour } from '@/domain/air-changes';
import { roomInWords, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/number';

/** The whole table in one sentence or two, for those who hear it. */
export function resultInWords(room: RoomSize): string {
  const volumeM3 = roomVolumeM3(room);
  const rows = calculatorModels.map(({ name, measuredCadrM3PerHour }) => {
    const full = twoDecimals(airChangesPerHour(measuredCadrM3PerHour, volumeM3));
    const half = twoDecimals(halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3));
    return `${name} ${full} and ${half}`;
  });
  return `${twoDecimals(volumeM3)} m³ room, from ${roomInWords(room)}. Air changes per hour at 100% and at 50%: ${rows.join(', ')}.`;
}
