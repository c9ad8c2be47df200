import { costOverYears, type CostedMachines, type CostOverYears, type CostUse } from '@/domain/cost-over-years';
import type { MachineModel } from '@/domain/machines';
import { exampleUse, filterMonths, officeHoursPerYear } from '@/domain/running-cost';
import type { SpeedMix } from '@/domain/speed-mix';
import { countWord } from '@/lib/format/count-word';
import { money, priceIfListed } from '@/lib/format/money';
import { costPrices } from './cost-prices';
import { deliveryPence } from './products/delivery';
import { filterLife } from './products/filter-care';
import { formatMachines } from './room-answers';
import { vatPercent, withoutVat } from './vat';

/** What a cost over years counts besides the machines, and what it leaves out. */
export const costCounts = 'deliveries, filters (sample prices) and electricity';
export const costLeavesOut = `Each delivery counts, ${money(deliveryPence)} an order (sample). Not counted: a new UV-C lamp, whose life and price are not stated yet.`;

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

/**
 * How much more an answer costs over `caseYears` than machines on speeds of their own, in pence; below 0 where it costs
 * less. Electricity is rounded to whole pounds once.
 */
export function moreThanMixPence(
  answer: CostedMachines,
  mix: SpeedMix,
  hoursPerYear: number,
  isServiced: boolean,
): number {
  const use = exampleCostUse(hoursPerYear);
  const [ours, theirs] = [costOf(answer, use, caseYears), costOfMix(mix, hoursPerYear)];
  const invoicedPence = ours.sumPence - ours.runningPence - (theirs.sumPence - theirs.runningPence);
  const electricityPence = (ours.kilowattHours - theirs.kilowattHours) * use.pencePerKilowattHour;
  const servicingPence = isServiced ? costPrices.servicingPence * caseYears * (answer.machines - mix.machines) : 0;
  return invoicedPence + servicingPence + 100 * Math.round(electricityPence / 100);
}

/** What a sum is divided by. */
export type CostDivisor = {
  /** As in "Each of 30 pupils". */
  label: string;
  count: number;
  /** Counted anew each year, as working days are. */
  isPerYear?: boolean;
};

type CostColumn = { title: string; cost: Cost };

type CostCell = { text: string; small?: string | undefined };

type CostRow = { title: string; note?: string; isSum?: boolean; cells: readonly CostCell[] };

/** Bars and rows of `CostTable`; money in whole pence, VAT included. */
type CostSheet = {
  caption: string;
  columns: readonly { title: string; sumPence: number; parts: readonly number[] }[];
  rows: readonly CostRow[];
};

/** In the order of a bar. */
export const costParts = ['Price and delivery', 'Maintenance', 'Running', 'Disposal'] as const;

function partsOf({ pricePence = 0, deliveryPence, maintenancePence, runningPence, disposalPence }: Cost) {
  return [pricePence + deliveryPence, maintenancePence, runningPence, disposalPence];
}

function dividedPence(pence: number, { count, isPerYear }: CostDivisor, years: number): number {
  return Math.round(pence / (isPerYear ? count * years : count));
}

/** Whole pence of a sum for each that shares it. */
export function eachPence({ sumPence, withoutVatPence, years }: Cost, divisor: CostDivisor) {
  return {
    pence: dividedPence(sumPence, divisor, years),
    withoutVatPence: dividedPence(withoutVatPence, divisor, years),
  };
}

/** Of eight hours. */
const workingDaysPerYear = officeHoursPerYear / 8;

export const eachWorkingDay = {
  label: `Each of ${workingDaysPerYear} days a year`,
  count: workingDaysPerYear,
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

const formatFilterSets = (sets: number) => (sets === 0 ? undefined : `${sets} ${sets === 1 ? 'set' : 'sets'}`);

/** The six heads of the Department for Education: price, VAT, delivery, maintenance, running, disposal. */
function costRows(
  columns: readonly CostColumn[],
  notes: { price: string; maintenance: string; running: string },
  divisor: CostDivisor | undefined,
): CostRow[] {
  const row = (title: string, read: (cost: Cost) => number, note?: string) => ({
    title,
    ...(note !== undefined && { note }),
    cells: columns.map(({ cost }) => ({ text: money(read(cost)) })),
  });
  const isPriced = columns.every(({ cost }) => cost.pricePence !== undefined);
  const sum = isPriced ? 'Together' : 'Together, except prices on request';
  return [
    {
      title: 'Price',
      note: notes.price,
      cells: columns.map(({ cost: { pricePence } }) => ({
        text: priceIfListed(pricePence),
      })),
    },
    row('Delivery', (cost) => cost.deliveryPence, 'of the machines, and of each later order of filters, UK mainland'),
    {
      title: 'Maintenance',
      note: notes.maintenance,
      cells: columns.map(({ cost }) => ({
        text: money(cost.maintenancePence),
        small: formatFilterSets(cost.filterSets),
      })),
    },
    row('Running', (cost) => cost.runningPence, notes.running),
    row(
      'Disposal',
      (cost) => cost.disposalPence,
      'free: we take back what we sold to organisations, and one old machine for each new one from households',
    ),
    { ...row(sum, (cost) => cost.sumPence, 'including VAT'), isSum: true },
    row('VAT', (cost) => cost.vatPence, `${vatPercent}% of what we sell, in the sum above`),
    row(sum, (cost) => cost.withoutVatPence, 'without this VAT; electricity as typed'),
    ...(divisor
      ? [
          {
            title: divisor.label,
            note: 'including VAT, and without',
            isSum: true,
            cells: columns.map(({ cost: { sumPence, withoutVatPence, years } }) => ({
              text: money(dividedPence(sumPence, divisor, years)),
              small: `${money(dividedPence(withoutVatPence, divisor, years))} + VAT`,
            })),
          },
        ]
      : []),
  ];
}

function costSheet(caption: string, columns: readonly CostColumn[], rows: readonly CostRow[]): CostSheet {
  return {
    caption,
    columns: columns.map(({ title, cost }) => ({ title, sumPence: cost.sumPence, parts: partsOf(cost) })),
    rows,
  };
}

const servicingEach = `servicing at ${money(costPrices.servicingPence)} a year each`;

/** After one, three and five years. */
export function costSheetOfYears(machines: CostedMachines, use: CostUse, divisor?: CostDivisor): CostSheet {
  const columns = [1, 3, 5].map((years) => ({
    title: years === 1 ? '1 year' : `${years} years`,
    cost: costOf(machines, use, years),
  }));
  const filterSets = `filter sets at ${money(costPrices.filterSetPence[machines.model])}`;
  const notes = {
    price: formatMachines(machines),
    maintenance: use.isServiced ? `${filterSets}, ${servicingEach}` : filterSets,
    running: `electricity at ${use.pencePerKilowattHour} p/kWh`,
  };
  const caption = `Cost of ${formatMachines(machines)} after one, three and five years, VAT included`;
  return costSheet(caption, columns, costRows(columns, notes, divisor));
}

/** One machine of each model, side by side. */
export function costSheetOfModels(
  machines: readonly (CostedMachines & { title: string })[],
  use: CostUse,
  years: number,
): CostSheet {
  const columns = machines.map(({ title, ...each }) => ({ title, cost: costOf(each, use, years) }));
  const notes = {
    price: 'one machine',
    maintenance: use.isServiced ? `filter sets, ${servicingEach}` : 'filter sets',
    running: `electricity at ${use.pencePerKilowattHour} p/kWh`,
  };
  return costSheet(
    `Cost of one machine over ${years} years, VAT included`,
    columns,
    costRows(columns, notes, undefined),
  );
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
