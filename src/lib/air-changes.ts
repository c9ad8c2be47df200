import { airChangeTargets } from '@/config/calculator-models';

/** A room as a tape measure gives it. */
export type RoomSize = { lengthM: number; widthM: number; heightM: number };

/** Volume of a room in m³: length × width × height (docs/specification-coverage.md, row 251). */
export function roomVolumeM3({ lengthM, widthM, heightM }: RoomSize): number {
  return lengthM * widthM * heightM;
}

/** Air changes per hour with the whole output counted: CADR ÷ volume (docs/specification-coverage.md, row 252). @param volumeM3 above 0 */
export function airChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / volumeM3;
}

/** The room in m³ that an airflow turns over so many times an hour. @param achPerHour above 0 */
export function roomTurnedOverM3(cleanAirM3PerHour: number, achPerHour: number): number {
  return cleanAirM3PerHour / achPerHour;
}

/** Air changes per hour where an assessor counts half: CADR ÷ (volume × 2) (docs/specification-coverage.md, row 253). @param volumeM3 above 0 */
export function halvedAirChangesPerHour(cleanAirM3PerHour: number, volumeM3: number): number {
  return cleanAirM3PerHour / (volumeM3 * 2);
}

/** Volumes, lengths and air changes are shown to two decimals. */
export function twoDecimals(value: number): string {
  return value.toFixed(2);
}

/** The room in words: "5.00 × 4.00 × 2.50 m". */
export function roomInWords({ lengthM, widthM, heightM }: RoomSize): string {
  return `${[lengthM, widthM, heightM].map(twoDecimals).join(' × ')} m`;
}

export type AirChangeStatus = 'optimum' | 'minimum' | 'below';

/** A rate as it is printed, so that a printed 6.00 is never judged less than 6. */
export function judgedAsShown(airChanges: number): number {
  return Number(twoDecimals(airChanges));
}

/** Judges air changes per hour as they are shown. */
export function judgeAirChanges(airChanges: number): AirChangeStatus {
  const shown = judgedAsShown(airChanges);
  if (shown >= airChangeTargets.optimum) return 'optimum';
  return shown >= airChangeTargets.minimum ? 'minimum' : 'below';
}

/**
 * The fewest machines that bring a room to a target, judged as it is printed. @returns 1 or more
 * @param reached air changes per hour with so many machines, each adding the same
 */
export function fewestReaching(targetAch: number, reached: (machines: number) => number): number {
  const eachAch = reached(1) - reached(0);
  // Half a hundredth may be missing: in a great hall that is the air of several machines.
  let machines = Math.max(1, Math.floor((targetAch - 0.005 - reached(0)) / eachAch));
  while (judgedAsShown(reached(machines)) < targetAch) machines += 1;
  return machines;
}

/**
 * The fewest units of one model that bring a room to the optimum: CADR ÷ volume of one, times their number, judged as it
 * is shown. @param volumeM3 above 0 @returns 1 or more
 */
export function unitsForOptimum(cleanAirM3PerHour: number, volumeM3: number): number {
  return fewestReaching(airChangeTargets.optimum, (units) => airChangesPerHour(cleanAirM3PerHour * units, volumeM3));
}
