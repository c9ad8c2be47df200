import { answerRoom } from '@/data/room-answers';
import { care } from '@/data/products/care';
import { calculatorModels, machineOf, type CalculatorModelName } from '@/domain/machines';
import type { PlannedRoom } from '@/domain/plan-url';
import { shown } from '@/config/sample';

export type PlanTotals = {
  machines: readonly { model: CalculatorModelName; machines: number }[];
  /** Sum of the known prices. */
  pricePence: number;
  /** Number of machines with a price on request. */
  onRequest: number;
  /** At full speed. */
  powerW: number;
  filtersAYear: readonly [least: number, most: number];
  /** Rooms that need our planning. */
  askUs: number;
  /** Rooms where no choice meets the noise limit. */
  tooLoud: number;
  needNone: number;
};

export function planTotals(rooms: readonly PlannedRoom[]): PlanTotals {
  const advice = rooms.map(answerRoom);
  const choices = advice.flatMap((one) => (one.kind === 'choice' ? [one.choice] : []));
  const machines = calculatorModels
    .map(({ name }) => ({
      model: name,
      machines: choices.reduce((sum, { model, machines }) => (model === name ? sum + machines : sum), 0),
    }))
    .filter((one) => one.machines > 0);
  const count = machines.reduce((sum, one) => sum + one.machines, 0);
  const [soonestMonths, latestMonths] = care.changeFilterMonths;
  return {
    machines,
    pricePence: choices.reduce((sum, { pricePence }) => sum + (pricePence ?? 0), 0),
    onRequest: choices.reduce((sum, one) => (one.pricePence === undefined ? sum + one.machines : sum), 0),
    powerW: machines.reduce((sum, one) => sum + one.machines * shown(machineOf(one.model).powerW), 0),
    filtersAYear: [(count * 12) / latestMonths, (count * 12) / soonestMonths],
    tooLoud: advice.filter(({ kind }) => kind === 'too-loud').length,
    askUs: advice.filter(({ kind }) => kind === 'ask-us').length,
    needNone: advice.filter(({ kind }) => kind === 'ventilation-is-enough').length,
  };
}
