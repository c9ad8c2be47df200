import { answerRoom } from '@/data/room-answers';
import { filterCare } from '@/data/products/filter-care';
import { calculatorModels, machineOf, type MachineModel } from '@/domain/machines';
import { catalogue } from '@/data/products/catalogue';
import type { Plan, PlanItem } from '@/domain/plan/plan';
import { unwrapSample } from '@/config/sample';

type PlanTotals = {
  machines: readonly { model: MachineModel; machines: number }[];
  pricePence: number;
  /** Number of machines and products with a price on request. */
  onRequest: number;
  /** Machines at full speed. */
  powerW: number;
  /** One a machine. */
  sockets: number;
  filtersAYear: readonly [min: number, max: number];
  /** Rooms that need our planning. */
  askUs: number;
  tooLoud: number;
  needNone: number;
};

const productOf = (slug: PlanItem['slug']) => catalogue.find((product) => product.slug === slug);

/** The model's name of an item, or its slug when the catalogue does not know it. */
export function itemName({ slug }: Pick<PlanItem, 'slug'>): string {
  return productOf(slug)?.name ?? slug;
}

/** The price of all pieces, VAT included; undefined if the price is on request. */
export function itemPricePence({ slug, number }: PlanItem): number | undefined {
  const pricePence = productOf(slug)?.pricePence;
  return pricePence === undefined ? undefined : pricePence * number;
}

/** Machines by model and the sums of a plan, over the rooms that have an answer. */
export function planTotals({ rooms, items }: Plan): PlanTotals {
  const answers = rooms.map(answerRoom);
  const choices = answers.flatMap((answer) => (answer.kind === 'choice' ? [answer.choice] : []));
  const machines = calculatorModels
    .map(({ model }) => ({
      model,
      machines: choices.reduce((sum, choice) => (choice.model === model ? sum + choice.machines : sum), 0),
    }))
    .filter((each) => each.machines > 0);
  const count = machines.reduce((sum, each) => sum + each.machines, 0);
  const [soonestMonths, latestMonths] = filterCare.changeMonths;
  return {
    machines,
    pricePence:
      choices.reduce((sum, { pricePence }) => sum + (pricePence ?? 0), 0) +
      items.reduce((sum, item) => sum + (itemPricePence(item) ?? 0), 0),
    onRequest:
      choices.reduce((sum, each) => (each.pricePence === undefined ? sum + each.machines : sum), 0) +
      items.reduce((sum, item) => (itemPricePence(item) === undefined ? sum + item.number : sum), 0),
    sockets: count,
    powerW: machines.reduce((sum, each) => sum + each.machines * unwrapSample(machineOf(each.model).powerW), 0),
    filtersAYear: [(count * 12) / latestMonths, (count * 12) / soonestMonths],
    tooLoud: answers.filter(({ kind }) => kind === 'too-loud').length,
    askUs: answers.filter(({ kind }) => kind === 'ask-us').length,
    needNone: answers.filter(({ kind }) => kind === 'ventilation-is-enough').length,
  };
}

/** As in "3 rooms and 4 products". */
export function formatContents({ rooms, items }: Plan): string {
  const products = items.reduce((sum, { number }) => sum + number, 0);
  const parts = [
    rooms.length > 0 && `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}`,
    products > 0 && `${products} ${products === 1 ? 'product' : 'products'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
