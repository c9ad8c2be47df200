import { unwrapSample } from '@/config/sample';
import { clamp } from '@/lib/clamp';
import { machineOf, type MachineModel } from './machines';
import { machineAirflowM3PerHour, type SpeedChoice } from './speeds';

/** How a machine runs: speed, hours a year and the price of electricity. */
export type Use = {
  speed: SpeedChoice;
  /** 0 to 8,784. */
  hoursPerYear: number;
  /** Above 0. */
  pencePerKilowattHour: number;
};

/** For the price of electricity that a visitor types, in pence. */
export const pencePerKilowattHourLimits = { what: 'a price in pence', min: 0.1, max: 500 };

/** For hours that a visitor types: all of a leap year at most. */
export const hoursPerYearLimits = { what: 'hours', min: 0, max: 8784, isGrouped: true };

/** Change interval of a filter: a range of months and a maximum of hours. */
export type FilterLife = { months: readonly [soonest: number, latest: number]; hours: number };

/** Per year. */
type RunningCost = {
  /** Mean power while running. */
  powerW: number;
  kilowattHours: number;
  /** Not rounded. */
  electricityPence: number;
  filterMonths: number;
  filtersPerYear: number;
};

/** Eight hours on 260 days. */
export const officeHoursPerYear = 2080;

/** An example that visitors replace by their own figures. */
export const exampleUse = {
  speed: 'working',
  hoursPerYear: officeHoursPerYear,
  pencePerKilowattHour: 27,
} as const satisfies Use;

/** Constant power plus the fan's, which follows the cube of the airflow; the data sheet's at full speed. In whole watts, as printed. */
export function runningPowerW(model: MachineModel, speed: SpeedChoice): number {
  const { powerW, constantPowerW } = machineOf(model);
  const airflowRatio = machineAirflowM3PerHour(model, speed) / machineAirflowM3PerHour(model);
  const constantW = unwrapSample(constantPowerW);
  return Math.round(constantW + (unwrapSample(powerW) - constantW) * airflowRatio ** 3);
}

/** Months until the hours are used up, within the range. */
export function filterMonths({ months: [soonest, latest], hours }: FilterLife, hoursPerYear: number): number {
  return clamp((12 * hours) / hoursPerYear, soonest, latest);
}

/** Electricity (power × hours × unit price) and filters; filters have no price. */
export function runningCost(model: MachineModel, use: Use, life: FilterLife): RunningCost {
  const powerW = runningPowerW(model, use.speed);
  const kilowattHours = (powerW * use.hoursPerYear) / 1000;
  const months = filterMonths(life, use.hoursPerYear);
  return {
    powerW,
    kilowattHours,
    electricityPence: kilowattHours * use.pencePerKilowattHour,
    filterMonths: months,
    filtersPerYear: 12 / months,
  };
}
