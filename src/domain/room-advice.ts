import { airChangeTargets, rateAch, type StatedRate } from './air-changes';
import { calculatorModels, type CalculatorModelName } from './machines';
import { isReached, machinesNeeded, reachedRate, type RoomNeed } from './sizing';
import { speedOf, speedsUpTo, togetherDbA, type NumberedSpeed, type RunningSpeed } from './speeds';

/** Price of each model in whole pence, VAT included; undefined where it is on request. */
export type PriceList = Readonly<Record<CalculatorModelName, number | undefined>>;

/** How a room is to be sized, its size left out. */
export type RoomSettings = {
  targetAch: number;
  ventilationAch: number;
  share: 1 | 0.5;
  /** The highest speed at which the target may be reached: full on purpose in a gym, a bar or at an event. */
  sizedAt: RunningSpeed;
  /** A clinical room whose air change rate is kept on record: Generation Y. */
  keepsRecord: boolean;
  /** The most dB(A) that all machines together may make; undefined for no limit. */
  noiseLimitDbA: number | undefined;
};

/** The settings of a typical room, for a room of another size. */
export function settingsOf(room: RoomSettings): RoomSettings {
  const { targetAch, ventilationAch, share, sizedAt, keepsRecord, noiseLimitDbA } = room;
  return { targetAch, ventilationAch, share, sizedAt, keepsRecord, noiseLimitDbA };
}

/** A room that asks for an answer. */
export type RoomQuestion = RoomNeed & RoomSettings;

/** A room as the planner and the calculator ask it: six air changes, windows that open, at the working speed. */
export const usualSettings: RoomSettings = {
  targetAch: airChangeTargets.optimum,
  ventilationAch: 1,
  share: 1,
  sizedAt: 'working',
  keepsRecord: false,
  noiseLimitDbA: undefined,
};

/** The most that typical classrooms, wards and bedrooms allow, all machines together. */
export const quietRoomDbA = 45;

/** A room that takes more machines than this is planned with us. */
export const maxMachines = 10;

/** Some machines of one model, with what they reach, sound like and cost together. */
export type RoomChoice = {
  model: CalculatorModelName;
  machines: number;
  /** The quietest speed that reaches the target. */
  speed: number;
  /** All machines together at that speed. */
  noiseDbA: number;
  /** Ventilation counted in: at that speed, at the working and at the full speed. */
  reaches: Readonly<Record<RunningSpeed | 'quietest', StatedRate>>;
  noiseAtDbA: Readonly<Record<RunningSpeed, number>>;
  /** Undefined where the price is on request. */
  pricePence: number | undefined;
};

/** Another choice beside the answer: fewer machines, at least 3 dB quieter, or one with a price where the answer has none. */
export type Alternative = { kind: 'fewest' | 'quieter' | 'priced'; choice: RoomChoice };

export type RoomAdvice =
  | { kind: 'ventilation-is-enough' }
  /** More than ten machines. */
  | { kind: 'ask-us' }
  /** Nothing stays within the noise limit: the quietest that reaches the target. */
  | { kind: 'too-loud'; quietest: RoomChoice }
  | { kind: 'choice'; choice: RoomChoice; alternatives: readonly Alternative[] };

function choiceAt(
  model: CalculatorModelName,
  machines: number,
  { speed, noiseDbA }: NumberedSpeed,
  room: RoomQuestion,
  prices: PriceList,
): RoomChoice {
  const price = prices[model];
  const reached = (at: RunningSpeed | number) => reachedRate(model, machines, at, room);
  const noiseAt = (at: RunningSpeed) => togetherDbA(speedOf(model, at).noiseDbA, machines);
  return {
    model,
    machines,
    speed,
    noiseDbA: togetherDbA(noiseDbA, machines),
    reaches: { quietest: reached(speed), working: reached('working'), full: reached('full') },
    noiseAtDbA: { working: noiseAt('working'), full: noiseAt('full') },
    pricePence: price === undefined ? undefined : price * machines,
  };
}

/** So many machines of one model at their quietest speed that reaches the target; undefined where none does. */
function choiceOf(model: CalculatorModelName, machines: number, room: RoomQuestion, prices: PriceList) {
  const quietest = speedsUpTo(model, room.sizedAt).find(({ speed }) =>
    isReached(rateAch(reachedRate(model, machines, speed, room)), room),
  );
  return quietest && choiceAt(model, machines, quietest, room, prices);
}

/** Every number of machines of one model that reaches the target, up to ten. */
function choicesOf(model: CalculatorModelName, room: RoomQuestion, prices: PriceList): RoomChoice[] {
  return Array.from({ length: maxMachines }, (_, index) => choiceOf(model, index + 1, room, prices)).filter(
    (choice) => choice !== undefined,
  );
}

/** The fewest machines of each model that reach the target, for a table; undefined where ten do not. */
export function choiceOfEach(room: RoomQuestion, prices: PriceList) {
  return calculatorModels.map(({ name: model }) => {
    const machines = machinesNeeded(model, room.sizedAt, room);
    return { model, choice: machines <= maxMachines ? choiceOf(model, machines, room, prices) : undefined };
  });
}

/** A price on request counts as the lowest: it is that of the smallest machine. */
const pence = (choice: RoomChoice) => choice.pricePence ?? 0;

const byPrice = (one: RoomChoice, other: RoomChoice) =>
  pence(one) - pence(other) || one.machines - other.machines || one.noiseDbA - other.noiseDbA;
const byNumber = (one: RoomChoice, other: RoomChoice) => one.machines - other.machines || byPrice(one, other);
const byNoise = (one: RoomChoice, other: RoomChoice) => one.noiseDbA - other.noiseDbA || byPrice(one, other);

/** A machine without a price is advised only where one is enough. */
const mayBeAdvised = ({ pricePence, machines }: RoomChoice) => pricePence !== undefined || machines === 1;
const hasPrice = ({ pricePence }: RoomChoice) => pricePence !== undefined;

/** What stands beside an answer. The same machines are named once. */
function alternativesTo(answer: RoomChoice, choices: readonly RoomChoice[]): Alternative[] {
  const priced = choices.filter(hasPrice);
  const [fewest] = [...priced].sort(byNumber);
  const [quieter] = priced.filter(({ noiseDbA }) => noiseDbA <= answer.noiseDbA - 3).sort(byPrice);
  const [cheapest] = [...priced].sort(byPrice);
  const alternatives: Alternative[] = [];
  if (answer.pricePence === undefined && cheapest) alternatives.push({ kind: 'priced', choice: cheapest });
  if (fewest && fewest.machines < answer.machines) alternatives.push({ kind: 'fewest', choice: fewest });
  const isNamed = alternatives.some(
    ({ choice }) => choice.model === quieter?.model && choice.machines === quieter.machines,
  );
  if (quieter && !isNamed) alternatives.push({ kind: 'quieter', choice: quieter });
  return alternatives;
}

/**
 * The one answer for a room: of all numbers up to ten of one model that reach the target at the highest allowed speed or
 * below and stay within the noise limit, the one with the lowest price, of equal price the fewest machines; Generation Y
 * where a record is kept. So less need never costs more.
 */
export function adviseRoom(room: RoomQuestion, prices: PriceList): RoomAdvice {
  if (isReached(room.ventilationAch, room)) return { kind: 'ventilation-is-enough' };
  const choices = calculatorModels
    .filter(({ name }) => !room.keepsRecord || name === 'GEN Y')
    .flatMap(({ name }) => choicesOf(name, room, prices))
    .filter(mayBeAdvised);
  const [quietest] = [...choices].sort(byNoise);
  if (!quietest) return { kind: 'ask-us' };
  const limitDbA = room.noiseLimitDbA ?? Infinity;
  const within = choices.filter(({ noiseDbA }) => noiseDbA <= limitDbA);
  const [choice] = [...within].sort(byPrice);
  if (!choice) return { kind: 'too-loud', quietest };
  return { kind: 'choice', choice, alternatives: alternativesTo(choice, within) };
}
