import { calculatorModels } from '@/config/calculator-models';
import {
  airChangesPerHour,
  halvedAirChangesPerHour,
  roomInWords,
  roomVolumeM3,
  twoDecimals,
  type RoomSize,
} from '@/lib/air-changes';

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
