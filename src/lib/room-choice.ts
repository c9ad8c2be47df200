import { calculatorModels, type CalculatorModelName } from '@/config/calculator-models';
import { roomVolumeM3 } from './air-changes';
import { speedOf, togetherDbA, type RunningSpeed } from './purifier-speed';
import { rate, type StatedRate } from './rate';
import { machinesNeeded, type RoomToSize } from './sizing';

/** Price of each model in whole pence, VAT included; undefined where it is on request. */
export type PriceList = Readonly<Record<CalculatorModelName, number | undefined>>;

/** A room as the planner is told of it. */
export type RoomQuestion = RoomToSize & {
  /** Share of a machine's output that counts: 1, or 0.5 where an assessor halves it. */
  share: 1 | 0.5;
  /** A clinical room: wiped down, and its air change rate kept on record. */
  keepsRecord: boolean;
};

/** Some machines of one model, with what they reach, sound like and cost together. */
export type RoomChoice = {
  model: CalculatorModelName;
  machines: number;
  /** Ventilation counted in, at the share that counts. */
  reaches: Readonly<Record<RunningSpeed, StatedRate>>;
  noiseDbA: Readonly<Record<RunningSpeed, number>>;
  /** Undefined where the price is on request. */
  pricePence: number | undefined;
};

export type RoomAdvice =
  | { kind: 'ventilation-is-enough' }
  /** More than ten of every model. */
  | { kind: 'ask-us' }
  | {
      kind: 'choice';
      choice: RoomChoice;
      /** Why this one: fewest machines of all; as few as another and cheaper; as few as another and kept on record. */
      because: 'fewest' | 'cheaper' | 'keeps-record';
      /** A choice of more machines that costs less, where there is one. */
      cheaper: RoomChoice | undefined;
    };

/** A room that takes more machines than this is planned with us. */
export const mostMachines = 10;

function choiceOf(model: CalculatorModelName, room: RoomQuestion, prices: PriceList): RoomChoice {
  const machines = machinesNeeded(model, room, room.share);
  const { ventilationAch, share } = room;
  const price = prices[model];
  const reached = (speed: RunningSpeed) => rate(model, roomVolumeM3(room), { machines, speed, ventilationAch, share });
  const noise = (speed: RunningSpeed) => togetherDbA(speedOf(model, speed).noiseDbA, Math.max(1, machines));
  return {
    model,
    machines,
    reaches: { full: reached('full'), working: reached('working') },
    noiseDbA: { full: noise('full'), working: noise('working') },
    pricePence: price === undefined ? undefined : price * machines,
  };
}

/** How many of each model bring the room to its target, in the calculator's order. 0 machines where ventilation is enough. */
export function roomChoices(room: RoomQuestion, prices: PriceList): RoomChoice[] {
  return calculatorModels.map(({ name }) => choiceOf(name, room, prices));
}

/** A price on request is that of the smallest model, and so counts as the lowest. */
function byPrice(one: RoomChoice, other: RoomChoice): number {
  return (one.pricePence ?? 0) - (other.pricePence ?? 0);
}

/**
 * The one answer for a room: the fewest machines; of as few, Generation Y where a record is kept, else the cheapest.
 */
export function adviseRoom(room: RoomQuestion, prices: PriceList): RoomAdvice {
  const choices = roomChoices(room, prices).filter(({ machines }) => machines <= mostMachines);
  if (choices.some(({ machines }) => machines === 0)) return { kind: 'ventilation-is-enough' };
  const fewest = Math.min(...choices.map(({ machines }) => machines));
  const [first, ...others] = choices.filter(({ machines }) => machines === fewest).sort(byPrice);
  if (!first) return { kind: 'ask-us' };
  const onRecord = room.keepsRecord ? [first, ...others].find(({ model }) => model === 'GEN Y') : undefined;
  const choice = onRecord ?? first;
  const { pricePence } = choice;
  const cheaper = choices.filter((one) => one.machines > fewest && (one.pricePence ?? Infinity) < (pricePence ?? 0));
  return {
    kind: 'choice',
    choice,
    because: others.length === 0 ? 'fewest' : onRecord ? 'keeps-record' : 'cheaper',
    cheaper: cheaper.sort(byPrice)[0],
  };
}
