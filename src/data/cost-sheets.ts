import type { CostedMachines, CostUse } from '@/domain/cost-over-years';
import { countWord } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import { money, priceIfListed } from '@/lib/format/money';
import { costPrices } from './cost-prices';
import { caseYears, type Cost, type CostDivisor, costOf, dividedPence } from './costs';
import { formatMachines } from './room-answers';
import { vatPercent } from './vat';

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
export const costParts = ['Price and all deliveries', 'Maintenance', 'Running', 'Disposal'] as const;

function partsOf({ pricePence = 0, deliveryPence, maintenancePence, runningPence, disposalPence }: Cost) {
  return [pricePence + deliveryPence, maintenancePence, runningPence, disposalPence];
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
    row('Delivery', (cost) => cost.deliveryPence, 'of the machines and of later filters, UK mainland'),
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
      'Disposal of the machines',
      (cost) => cost.disposalPence,
      'free for organisations, for households with each new machine',
    ),
    { ...row(sum, (cost) => cost.sumPence, 'including VAT'), isSum: true },
    row('VAT', (cost) => cost.vatPence, `${vatPercent}% of what we sell, in the sum above`),
    row(sum, (cost) => cost.withoutVatPence, 'without this VAT; electricity as you pay it'),
    ...(divisor
      ? [
          {
            title: divisor.label,
            note: 'with VAT, and without it on what we sell',
            isSum: true,
            cells: columns.map(({ cost: { sumPence, withoutVatPence, years } }) => ({
              text: money(dividedPence(sumPence, divisor, years)),
              small: `${money(dividedPence(withoutVatPence, divisor, years))} without VAT`,
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

const shownYears = [1, 3, caseYears];

/** After one, three and five years, or after others. */
export function costSheetOfYears(
  machines: CostedMachines,
  use: CostUse,
  divisor?: CostDivisor,
  ends: readonly number[] = shownYears,
): CostSheet {
  const columns = ends.map((years) => ({
    title: years === 1 ? '1 year' : `${years} years`,
    cost: costOf(machines, use, years),
  }));
  const filterSets = `filter sets at ${money(costPrices.filterSetPence[machines.model])}`;
  const notes = {
    price: formatMachines(machines),
    maintenance: use.isServiced ? `${filterSets}, ${servicingEach}` : filterSets,
    running: `electricity at ${use.pencePerKilowattHour} p/kWh`,
  };
  const years = `${ends.length === 1 ? 'over' : 'after'} ${formatList(ends.map(countWord))} years`;
  const caption = `Cost of ${formatMachines(machines)} ${years}, VAT included`;
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
