import { withMachines } from '../room-machines';
import { airChangeTargets, maxAirChanges, rate, rateAch, type StatedRate } from '@/domain/air-changes';
import { type CalculatorModelName, calculatorModels } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';

type LadderMark = { airChanges: number; title: string; note: string };

/** Sources: 1, 3, 6 and 53, docs/specification-coverage.md, rows 267, 268 and 269; 10, HTM 03-01 (2021), treatment room. */
export const ladderMarks: readonly LadderMark[] = [
  { airChanges: 1, title: 'Windows that open', note: 'as we count them' },
  { airChanges: airChangeTargets.minimum, title: 'Our minimum', note: 'any occupied room' },
  { airChanges: airChangeTargets.optimum, title: 'Our optimum', note: 'we size to it' },
  { airChanges: 10, title: 'HTM 03-01', note: 'ventilation, treatment room' },
  { airChanges: maxAirChanges, title: 'Most from one purifier', note: 'in the smallest room' },
];

export const surgery = withMachines(dentalRooms.surgery);

const volumeM3 = roomVolumeM3(surgery);

type SurgeryMachine = { model: CalculatorModelName; working: StatedRate; full: StatedRate };

export const surgeryMachines: readonly SurgeryMachine[] = calculatorModels
  .map(({ name: model }) => ({
    model,
    working: rate(model, volumeM3, { speed: 'working' }),
    full: rate(model, volumeM3),
  }))
  .sort((one, other) => rateAch(one.full) - rateAch(other.full));

/** Position on the logarithmic scale: 0 at 1 air change per hour, 1 at 53. */
export function ladderShare(airChanges: number): number {
  return Math.log(airChanges) / Math.log(maxAirChanges);
}
