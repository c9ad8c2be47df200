import type { CalculatorModelName } from '@/config/calculator-models';
import { powerW } from '@/config/purifier-power';
import { shown } from '@/config/sample';
import { speedOf, type RunningSpeed } from './purifier-speed';

/** How a machine is used and what its electricity costs. */
export type Use = {
  speed: RunningSpeed;
  /** 0 to 24. */
  hoursPerDay: number;
  /** 0 to 366. */
  daysPerYear: number;
  /** Price of electricity in pence per kWh, above 0. */
  pencePerKilowattHour: number;
};

/** When a filter is due: between so many months, and after so many hours at the latest. */
export type FilterLife = { months: readonly [soonest: number, latest: number]; hours: number };

/** What a machine takes in a year. */
export type RunningCost = {
  /** Mean electrical power while it runs, in watts. */
  powerW: number;
  kilowattHours: number;
  /** Electricity in pence, not rounded. */
  electricityPence: number;
  /** Months until the filter's hours are up, kept between the soonest and the latest. */
  filterMonths: number;
  filtersPerYear: number;
};

/** An example of a use and of a tariff: every page that prints a cost says so, and the visitor sets their own. */
export const exampleUse = {
  speed: 'working',
  hoursPerDay: 8,
  daysPerYear: 365,
  pencePerKilowattHour: 27,
} as const satisfies Use;

/**
 * Electrical power in watts. At full speed it is the data sheet's; below, an estimate by the fan laws: the power of a fan
 * follows the cube of its airflow. Lamp and electronics do not slow down with it, so the machine takes somewhat more.
 */
export function runningPowerW(model: CalculatorModelName, speed: RunningSpeed): number {
  const airflowRatio = speedOf(model, speed).airflowM3PerHour / speedOf(model, 'full').airflowM3PerHour;
  return shown(powerW[model]) * airflowRatio ** 3;
}

/** What a machine takes in a year: electricity = power × hours × days × unit price, and its filters. Filters have no price here. */
export function runningCost(model: CalculatorModelName, use: Use, { months, hours }: FilterLife): RunningCost {
  const [soonestMonths, latestMonths] = months;
  const hoursPerYear = use.hoursPerDay * use.daysPerYear;
  const power = runningPowerW(model, use.speed);
  const kilowattHours = (power * hoursPerYear) / 1000;
  const filterMonths = Math.min(latestMonths, Math.max(soonestMonths, (12 * hours) / hoursPerYear));
  return {
    powerW: power,
    kilowattHours,
    electricityPence: kilowattHours * use.pencePerKilowattHour,
    filterMonths,
    filtersPerYear: 12 / filterMonths,
  };
}
