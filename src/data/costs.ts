import {
  costOverYears,
  type CostedMachines,
  type CostOverYears,
  type CostUse,
  yearlyHours,
} from '@/domain/cost-over-years';
import type { MachineModel } from '@/domain/machines';
import { exampleUse, filterMonths, officeHoursPerYear } from '@/domain/running-cost';
import type { SpeedMix } from '@/domain/speed-mix';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { costPrices } from './cost-prices';
import { deliveryPence } from './products/delivery';
import { filterLife } from './products/filter-care';
import { withoutVat } from './vat';

/** Beside a sum over five years in the lead of a page. */
export const costMark = '(sample prices, without lamps)';
/** Where used filters are clinical waste. */
export const clinicalCostMark = '(sample prices, without lamps and the disposal of filters)';
/** What a cost over years counts besides the machines, and what it leaves out. */
export const costCounts = 'deliveries, filters (sample prices) and electricity; a new lamp is extra';
export const lampIsExtra = 'A new UV-C lamp is extra: its life and its price are still to come.';
export const costLeavesOut = `Deliveries are counted, ${money(deliveryPence)} an order (sample). ${lampIsExtra}`;

/** A year of so many filter sets, each with its delivery, changed by the owner or by us. */
export function yearOfFiltersPence(model: MachineModel, sets: number) {
  const byYou = (costPrices.filterSetPence[model] + costPrices.deliveryPence) * sets;
  return { byYou, byUs: byYou + costPrices.servicingPence };
}

/** A cost over some years, in pence; VAT is that of what we invoice, and electricity stays as its price was typed. */
export type Cost = CostOverYears & { withoutVatPence: number; vatPence: number };

function withVatOf(cost: CostOverYears): Cost {
  const invoicedPence = cost.sumPence - cost.runningPence;
  const vatPence = invoicedPence - withoutVat(invoicedPence);
  return { ...cost, withoutVatPence: cost.sumPence - vatPence, vatPence };
}

/** Whole pence over whole years, VAT included. */
export function costOf(machines: CostedMachines, use: CostUse, years: number): Cost {
  return withVatOf(costOverYears(machines, use, filterLife, costPrices, years));
}

/** Whole months until the next filter set, within the interval. */
export function wholeFilterMonths(hoursPerYear: number): number {
  return Math.floor(filterMonths(filterLife, hoursPerYear));
}

/** Machines of several rooms, each for its own hours, their later filter sets ordered together too. */
export function costOfOrder(order: readonly (CostedMachines & { hoursPerYear: number })[], years: number): Cost {
  const costs = order.map(({ hoursPerYear, ...machines }) =>
    costOverYears(machines, exampleCostUse(hoursPerYear), filterLife, costPrices, years),
  );
  const sum = (read: (cost: CostOverYears) => number) => costs.reduce((before, cost) => before + read(cost), 0);
  const isPriced = costs.every(({ pricePence }) => pricePence !== undefined);
  const filterOrders = Math.max(0, ...costs.map((cost) => cost.filterOrders));
  const deliveryPence = costs.length > 0 ? costPrices.deliveryPence * (1 + filterOrders) : 0;
  return withVatOf({
    years,
    pricePence: isPriced ? sum((cost) => cost.pricePence ?? 0) : undefined,
    deliveryPence,
    filterOrders,
    maintenancePence: sum((cost) => cost.maintenancePence),
    runningPence: sum((cost) => cost.runningPence),
    disposalPence: sum((cost) => cost.disposalPence),
    sumPence: sum((cost) => cost.sumPence - cost.deliveryPence) + deliveryPence,
    filterSets: sum((cost) => cost.filterSets),
    kilowattHours: sum((cost) => cost.kilowattHours),
  });
}

/** Over `caseYears`, of machines on speeds of their own, in one order. */
function costOfMix({ model, machines, speeds, pricePence }: SpeedMix, hoursPerYear: number): Cost {
  const order = [...new Set(speeds)].map((speed) => {
    const alike = speeds.filter((each) => each === speed).length;
    return { model, machines: alike, speed, pricePence: pricePence && (pricePence * alike) / machines, hoursPerYear };
  });
  return costOfOrder(order, caseYears);
}

/** Over `caseYears`, of machines on speeds of their own, to the whole pound. */
export function mixedYearsPence(mix: SpeedMix, hoursPerYear: number, isServiced: boolean): number {
  const servicingPence = isServiced ? costPrices.servicingPence * caseYears * mix.machines : 0;
  return 100 * Math.round((costOfMix(mix, hoursPerYear).sumPence + servicingPence) / 100);
}

/** What a sum is divided by. */
export type CostDivisor = {
  /** As in "Each of 30 pupils". */
  label: string;
  count: number;
  /** Counted anew each year, as working days are. */
  isPerYear?: boolean;
};

/** Whole pence of each of those that share a sum. */
export function dividedPence(pence: number, { count, isPerYear }: CostDivisor, years: number): number {
  return Math.round(pence / (isPerYear ? count * years : count));
}

/** Whole pence of a sum for each that shares it. */
export function eachPence({ sumPence, withoutVatPence, years }: Cost, divisor: CostDivisor) {
  return {
    pence: dividedPence(sumPence, divisor, years),
    withoutVatPence: dividedPence(withoutVatPence, divisor, years),
  };
}

/** Working days of eight hours. */
const workingDaysPerYear = officeHoursPerYear / 8;

export const eachWorkingDay = {
  label: `Each of ${workingDaysPerYear} days a year`,
  count: workingDaysPerYear,
  isPerYear: true,
} satisfies CostDivisor;

/** Evenings of six hours. */
const eveningsPerYear = yearlyHours.restaurant / 6;

export const eachEvening = {
  label: `Each of ${eveningsPerYear} evenings a year`,
  count: eveningsPerYear,
  isPerYear: true,
} satisfies CostDivisor;

/** In a function room, one of six hours a week. */
export const eachParty = {
  label: `Each of ${yearlyHours.functionRoom / 6} evenings a year`,
  count: yearlyHours.functionRoom / 6,
  isPerYear: true,
} satisfies CostDivisor;

/** Years that costs are shown for. */
export const caseYears = 5;

/** Whole pence for each over five years, VAT included. */
export function fiveYearsEachPence(
  machines: CostedMachines,
  hoursPerYear: number,
  divisor: CostDivisor,
  isServiced = false,
): number {
  const use = { ...exampleCostUse(hoursPerYear), isServiced };
  return dividedPence(costOf(machines, use, caseYears).sumPence, divisor, caseYears);
}

/** At the price of electricity of our examples, without servicing. */
export function exampleCostUse(hoursPerYear: number): CostUse {
  return { hoursPerYear, pencePerKilowattHour: exampleUse.pencePerKilowattHour, isServiced: false };
}

/** As in "Servicing by us, £96 a year each, adds £1,440 over five years." */
export function formatServicing(machines: number): string {
  const { servicingPence } = costPrices;
  const each = machines === 1 ? '' : ' each';
  return `Servicing by us, ${money(servicingPence)} a year${each}, adds ${money(servicingPence * machines * caseYears)} over ${countWord(caseYears)} years.`;
}
