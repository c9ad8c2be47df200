import { shown } from '@/config/sample';
import { machineOf, type CalculatorModelName } from './machines';
import { measuredAirflowM3PerHour, type SpeedChoice } from './speeds';

/** How a machine is used and what its electricity costs. */
export type Use = {
  speed: SpeedChoice;
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
 * Electrical power in watts: lamp, ioniser and electronics take the same at every speed, the fan's power follows the cube
 * of its airflow. At full speed it is the data sheet's.
 */
export function runningPowerW(model: CalculatorModelName, speed: SpeedChoice): number {
  const { powerW, constantPowerW } = machineOf(model);
  const airflowRatio = measuredAirflowM3PerHour(model, speed) / measuredAirflowM3PerHour(model);
  return shown(constantPowerW) + (shown(powerW) - shown(constantPowerW)) * airflowRatio ** 3;
}

/** What a machine takes in a year: electricity = power × hours × days × unit price, and its filters. Filters have no price here. */
export function runningCost(model: CalculatorModelName, use: Use, { months, hours }: FilterLife): RunningCost {
  const [soonestMonths, latestMonths] = months;
  const hoursPerYear = use.hoursPerDay * use.daysPerYear;
  const powerW = runningPowerW(model, use.speed);
  const kilowattHours = (powerW * hoursPerYear) / 1000;
  const filterMonths = Math.min(latestMonths, Math.max(soonestMonths, (12 * hours) / hoursPerYear));
  return {
    powerW,
    kilowattHours,
    electricityPence: kilowattHours * use.pencePerKilowattHour,
    filterMonths,
    filtersPerYear: 12 / filterMonths,
  };
}
