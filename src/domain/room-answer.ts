import { airChangeTargets, rateAch, type StatedRate } from './air-changes';
import { calculatorModels, clinicalModel, type MachineModel } from './machines';
import { decidedBy, type Decisive, isReached, reachedRate, type RoomNeed, volumeOfEqualNeedsM3 } from './sizing';
import { speedOf, speedsUpTo, combinedNoiseDbA, type NumberedSpeed, type RunningSpeed } from './speeds';
import { openWindowsAch, type VentilationSource } from './ventilation';

/** Whole pence, VAT included; undefined if the price is on request. */
export type PriceList = Readonly<Partial<Record<MachineModel, number | undefined>>>;

/** How a room is sized, without its size and its people. */
export type RoomSettings = Pick<RoomNeed, 'targetAch' | 'ventilationAch' | 'countedOutput'> & {
  /** Maximum speed; full in a gym, a bar or at an event. */
  sizedAt: RunningSpeed;
  /** A room that is wiped down or whose air change rate is recorded: Generation Y, and no other room takes it. */
  keepsRecord: boolean;
  /** Maximum for all machines together; undefined for no limit. */
  noiseLimitDbA: number | undefined;
};

/** Leaves out size, name and people. */
export function settingsOf(room: RoomSettings): RoomSettings {
  const { targetAch, ventilationAch, countedOutput, sizedAt, keepsRecord, noiseLimitDbA } = room;
  return { targetAch, ventilationAch, countedOutput, sizedAt, keepsRecord, noiseLimitDbA };
}

/** All that an answer is worked out from. */
export type RoomRequirements = RoomNeed &
  RoomSettings & {
    /** What `ventilationAch` was worked out from, unless it was given as such. */
    ventilation?: VentilationSource;
  };

/** Defaults of planner and calculator: six air changes, open windows, working speed. */
export const usualSettings: RoomSettings = {
  targetAch: airChangeTargets.optimum,
  ventilationAch: openWindowsAch,
  countedOutput: 1,
  sizedAt: 'working',
  keepsRecord: false,
  noiseLimitDbA: undefined,
};

/** Limit for typical classrooms, wards and bedrooms. */
export const quietRoomDbA = 45;

/** Limit for a still class, a quiet office or a ward by day: ours, 5 dB(A) below that for talking, from no standard. */
export const stillRoomDbA = 40;

/** Above so many of one model the answer is to ask us. */
export const maxMachines = 20;

/** Machines of one model for a room, with their speed, sound, air changes and price. */
export type RoomChoice = {
  model: MachineModel;
  machines: number;
  /** The quietest speed that reaches the target. */
  speed: number;
  /** All machines together. */
  noiseDbA: number;
  /** Ventilation included: at that, the working and the full speed. */
  rates: Readonly<Record<RunningSpeed | 'chosen', StatedRate>>;
  noiseDbAAt: Readonly<Record<RunningSpeed, number>>;
  /** Undefined if the price is on request. */
  pricePence: number | undefined;
};

/**
 * `fewest` machines, at least 3 dB `quieter`, `priced` where the answer has no price, and `cheaper` where Generation Y
 * costs less than the answer for a room without a record.
 */
export type Alternative = { kind: 'fewest' | 'quieter' | 'priced' | 'cheaper'; choice: RoomChoice };

/** The answer for a room. Only the kind `choice` recommends machines. */
export type RoomAnswer =
  | { kind: 'ventilation-is-enough' }
  /** More than `maxMachines`. */
  | { kind: 'ask-us' }
  | { kind: 'too-loud'; quietest: RoomChoice }
  | { kind: 'choice'; choice: RoomChoice; alternatives: readonly Alternative[]; decidedBy: Decisive };

/** The figures of so many machines at one speed, whether or not they reach the target. */
export function choiceAtSpeed(
  model: MachineModel,
  machines: number,
  { speed, noiseDbA }: NumberedSpeed,
  room: RoomRequirements,
  prices: PriceList,
): RoomChoice {
  const price = prices[model];
  const reached = (at: RunningSpeed | number) => reachedRate(model, machines, at, room);
  const noiseAt = (at: RunningSpeed) => combinedNoiseDbA(speedOf(model, at).noiseDbA, machines);
  return {
    model,
    machines,
    speed,
    noiseDbA: combinedNoiseDbA(noiseDbA, machines),
    rates: { chosen: reached(speed), working: reached('working'), full: reached('full') },
    noiseDbAAt: { working: noiseAt('working'), full: noiseAt('full') },
    pricePence: price === undefined ? undefined : price * machines,
  };
}

function quietestChoice(model: MachineModel, machines: number, room: RoomRequirements, prices: PriceList) {
  const quietest = speedsUpTo(model, room.sizedAt).find(({ speed }) =>
    isReached(rateAch(reachedRate(model, machines, speed, room)), room),
  );
  return quietest && choiceAtSpeed(model, machines, quietest, room, prices);
}

function choicesOfModel(model: MachineModel, room: RoomRequirements, prices: PriceList, least = 1, most = maxMachines) {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) =>
    quietestChoice(model, least + index, room, prices),
  ).filter((choice) => choice !== undefined);
}

/**
 * The fewest machines of each model within the noise limit, or the fewest at all where none stay within it; undefined
 * above `maxMachines`.
 */
export function fewestOfEachModel(room: RoomRequirements, prices: PriceList) {
  const { noiseLimitDbA = Infinity } = room;
  return calculatorModels.map(({ model }) => {
    const choices = choicesOfModel(model, room, prices);
    return { model, choice: choices.find(({ noiseDbA }) => noiseDbA <= noiseLimitDbA) ?? choices[0] };
  });
}

/** Only the smallest machine has its price on request, so it counts as 0. */
const pence = (choice: RoomChoice) => choice.pricePence ?? 0;

const byPrice = (a: RoomChoice, b: RoomChoice) =>
  pence(a) - pence(b) || a.machines - b.machines || a.noiseDbA - b.noiseDbA;
const byNumber = (a: RoomChoice, b: RoomChoice) => a.machines - b.machines || byPrice(a, b);
const byNoise = (a: RoomChoice, b: RoomChoice) => a.noiseDbA - b.noiseDbA || byPrice(a, b);

const mayBeRecommended = ({ pricePence, machines }: RoomChoice) => pricePence !== undefined || machines === 1;
const hasPrice = ({ pricePence }: RoomChoice) => pricePence !== undefined;

type Noise = Pick<RoomChoice, 'noiseDbA'>;

/** By at least 3 dB, which people hear. */
export function isQuieter(choice: Noise, than: Noise): boolean {
  return choice.noiseDbA <= than.noiseDbA - 3;
}

/** A choice of more than `maxMachines` that costs less than a quieter choice and is quieter than the answer too. */
function cheaperOfMany(quieter: RoomChoice, answer: RoomChoice, room: RoomRequirements, prices: PriceList) {
  return modelsFor(room)
    .flatMap((model) => {
      const most = Math.floor(pence(quieter) / (prices[model] ?? Infinity));
      return choicesOfModel(model, room, prices, maxMachines + 1, most);
    })
    .filter((choice) => pence(choice) < pence(quieter) && isQuieter(choice, answer))
    .sort(byPrice)[0];
}

/** Lists equal choices once. @param choices the cheapest first */
function alternativesTo(
  recommended: RoomChoice,
  choices: readonly RoomChoice[],
  room: RoomRequirements,
  prices: PriceList,
): Alternative[] {
  const priced = choices.filter(hasPrice);
  const [cheapest] = priced;
  const [fewest] = [...priced].sort(byNumber);
  const upToMax = priced.find((choice) => isQuieter(choice, recommended));
  const quieter = upToMax && (cheaperOfMany(upToMax, recommended, room, prices) ?? upToMax);
  const alternatives: Alternative[] = [];
  if (recommended.pricePence === undefined && cheapest) alternatives.push({ kind: 'priced', choice: cheapest });
  if (fewest && fewest.machines < recommended.machines) alternatives.push({ kind: 'fewest', choice: fewest });
  const isNamed = alternatives.some(({ choice }) => choice === quieter);
  if (quieter && !isNamed) alternatives.push({ kind: 'quieter', choice: quieter });
  return alternatives;
}

/** Each model’s choices of up to `maxMachines`, the cheapest first, with and without the noise limit. */
function allowedChoices(models: readonly MachineModel[], room: RoomRequirements, prices: PriceList) {
  const choices = models
    .flatMap((model) => choicesOfModel(model, room, prices))
    .filter(mayBeRecommended)
    .sort(byPrice);
  const limitDbA = room.noiseLimitDbA ?? Infinity;
  return { choices, within: choices.filter(({ noiseDbA }) => noiseDbA <= limitDbA) };
}

const usualModels = calculatorModels.map(({ model }) => model).filter((name) => name !== clinicalModel);

/** The models that may answer for a room. */
export function modelsFor({ keepsRecord }: RoomRequirements): readonly MachineModel[] {
  return keepsRecord ? [clinicalModel] : usualModels;
}

/**
 * The cheapest choice of up to `maxMachines` of one model that reaches the target and the people's clean air within the
 * maximum speed and the noise limit; of equal prices, the fewest machines. Generation Y if, and only if, a record is kept.
 */
export function calculateAnswer(room: RoomRequirements, prices: PriceList): RoomAnswer {
  if (isReached(room.ventilationAch, room)) return { kind: 'ventilation-is-enough' };
  const { choices, within } = allowedChoices(modelsFor(room), room, prices);
  const [quietest] = [...choices].sort(byNoise);
  if (!quietest) return { kind: 'ask-us' };
  const [choice] = within;
  if (!choice) return { kind: 'too-loud', quietest };
  const alternatives = alternativesTo(choice, within, room, prices);
  const clinical = room.keepsRecord ? undefined : allowedChoices([clinicalModel], room, prices).within[0];
  if (clinical && hasPrice(choice) && pence(clinical) < pence(choice)) {
    alternatives.unshift({ kind: 'cheaper', choice: clinical });
  }
  return { kind: 'choice', choice, alternatives, decidedBy: decidedBy(room) };
}

/** A price on request counts as more than none; infinite without a choice. */
function costPence(answer: RoomAnswer): number {
  if (answer.kind === 'ventilation-is-enough') return 0;
  return answer.kind === 'choice' ? (answer.choice.pricePence ?? 1) : Infinity;
}

/**
 * Whether a bigger room for the same people would cost less: its air changes of ventilation bring more outdoor air. Not
 * so where the ventilation is a flow.
 */
export function isCheaperIfBigger(room: RoomRequirements, prices: PriceList): boolean {
  if (room.ventilation || decidedBy(room) !== 'people') return false;
  const volumeM3 = volumeOfEqualNeedsM3(room);
  return costPence(calculateAnswer({ ...room, volumeM3 }, prices)) < costPence(calculateAnswer(room, prices));
}
