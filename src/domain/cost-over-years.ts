import type { RoomChoice } from './room-advice';
import { runningCost, type FilterLife } from './running-cost';

/** Hours of use a year. */
export const yearlyHours = { school: 1560, office: 2080, always: 8760 } as const;

type YearlyUse = {
  /** Up to 8,760. */
  hoursPerYear: number;
  pencePerKilowattHour: number;
};

export type CostOverYears = {
  electricityPence: number;
  /** Filters to buy; the first are in the machines. */
  filters: number;
  /** Machines and electricity; undefined if the machines have no price. */
  sumPence: number | undefined;
};

/** Filters of one machine over its life: years × 12 ÷ months - 1, rounded up. */
export function filtersToBuy(years: number, filterMonths: number): number {
  return Math.max(0, Math.ceil((years * 12) / filterMonths) - 1);
}

export function costOverYears(
  { model, machines, speed, pricePence }: Pick<RoomChoice, 'model' | 'machines' | 'speed' | 'pricePence'>,
  { hoursPerYear, pencePerKilowattHour }: YearlyUse,
  life: FilterLife,
  years: number,
): CostOverYears {
  const daysPerYear = 365;
  const use = { speed, hoursPerDay: hoursPerYear / daysPerYear, daysPerYear, pencePerKilowattHour };
  const one = runningCost(model, use, life);
  const electricityPence = one.electricityPence * machines * years;
  return {
    electricityPence,
    filters: machines * filtersToBuy(years, one.filterMonths),
    sumPence: pricePence === undefined ? undefined : pricePence + electricityPence,
  };
}
