import { airChangeTargets, type CalculatorModelName } from '@/config/calculator-models';
import { shown } from '@/config/sample';
import { typicalRooms } from '@/data/typical-rooms';
import { machineAirChanges } from '../machine-room';

export type LadderMark = { airChanges: number; title: string; note: string };

/** The steps of the ladder. 1, 3, 6 and 53: specification, section 9. 10: HTM 03-01 (2021), ventilation of a treatment room. */
export const ladderMarks: readonly LadderMark[] = [
  { airChanges: 1, title: 'A room with windows', note: 'counted as one change' },
  { airChanges: airChangeTargets.minimum, title: 'Minimum', note: 'for an occupied surgery' },
  { airChanges: airChangeTargets.optimum, title: 'Optimum', note: 'to aim for' },
  { airChanges: 10, title: 'Treatment room', note: 'HTM 03-01 (2021)' },
  { airChanges: 53, title: 'Most from one purifier', note: 'in a room of 21.8 m³' },
];

/** The room that the machines of the ladder, the plan and the comparison stand in. */
export const surgery = shown(typicalRooms.surgery);

const models: readonly CalculatorModelName[] = ['GEN S', 'GEN X', 'GEN Y', 'GEN Z'];

/** What one machine of each model gives the surgery, in air changes per hour, least first. */
export const surgeryMachines = models
  .map((model) => ({ model, airChanges: machineAirChanges({ ...surgery, model, machines: 1 }) }))
  .sort((a, b) => a.airChanges - b.airChanges);

/** Where a rate stands on the logarithmic scale: 0 at 1 air change per hour, 1 at 53. */
export function ladderShare(airChanges: number): number {
  return Math.log(airChanges) / Math.log(53);
}
