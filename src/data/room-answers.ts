import type { ExampleRoom } from './rooms/example-room';
import type { MachineModel } from '@/domain/machines';
import {
  maxMachines,
  calculateAnswer,
  usualSettings,
  type Alternative,
  type PriceList,
  type RoomAnswer,
  type RoomChoice,
  type RoomRequirements,
} from '@/domain/room-answer';
import { betterMix, type SpeedMix } from '@/domain/speed-mix';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import { listPrice, money } from '@/lib/format/money';
import { purifiers } from './purifiers';
import { clinicalUse } from './room-words';

export const prices: PriceList = Object.fromEntries(
  Object.values(purifiers).map(({ model, pricePence }) => [model, pricePence]),
);

/** With our list prices. */
export function answerRoom(room: RoomRequirements): RoomAnswer {
  return calculateAnswer(room, prices);
}

/** @throws if no machine fits the room */
export function recommendedChoice(room: RoomRequirements): RoomChoice {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice') throw new Error(`The room has no machines for an answer: ${answer.kind}`);
  return answer.choice;
}

/**
 * Machines of one model that are better than the answer on two speeds, at our list prices.
 * @throws if the room has none, or of another model
 */
export function betterMixOf(model: MachineModel, room: RoomRequirements): SpeedMix {
  const mix = betterMix(recommendedChoice(room), room, prices);
  if (mix?.model !== model) throw new Error(`On two speeds no ${model} are better than the answer for the room`);
  return mix;
}

/** As in "one on speed 3 and two on speed 2". */
export function formatMixedSpeeds({ speeds }: SpeedMix): string {
  const groups = [...new Set(speeds)].map((speed) => {
    const alike = speeds.filter((each) => each === speed).length;
    return `${countWord(alike)} on speed ${speed}`;
  });
  return formatList(groups);
}

/** As in "two Generation Z", whose letter stays with its word. */
export function formatMachines({ model, machines }: { model: MachineModel; machines: number }): string {
  return `${countWord(machines)} Generation ${model.replace('GEN ', '')}`;
}

/** As in "Two Generation Z". */
export function machinesLabel(choice: { model: MachineModel; machines: number }): string {
  return capitalised(formatMachines(choice));
}

/** As in "£1,195", VAT included. */
export function formatPrice({ pricePence }: Pick<RoomChoice, 'pricePence'>): string {
  return listPrice(pricePence);
}

/** Within a sentence, as in "two Generation X, £990". */
export function formatPricedMachines(choice: Pick<RoomChoice, 'model' | 'machines' | 'pricePence'>): string {
  return `${formatMachines(choice)}, ${lowerFirst(formatPrice(choice))}`;
}

/** As in "on speed 2, at 48 dB(A) together"; for a room sized at full speed "at full speed, 61 dB(A), while the music plays". */
export function formatSpeed(
  { speed, noiseDbA, machines }: RoomChoice,
  room?: Pick<ExampleRoom, 'sizedAt' | 'isWithMusic'>,
): string {
  const together = machines > 1 ? ' together' : '';
  if (room?.sizedAt !== 'full') return `on speed ${speed}, at ${noiseDbA} dB(A)${together}`;
  return `at full speed, ${noiseDbA} dB(A)${together}${room.isWithMusic ? ', while the music plays' : ''}`;
}

/** Where a room is sized at full speed. */
export const fullSpeedReason = 'Sized at full speed: use it only under louder music, so measure yours';

/** Why these machines and no others, in about six words. */
export function formatReason(
  { pricePence, machines }: RoomChoice,
  { keepsRecord, noiseLimitDbA }: RoomRequirements,
): string {
  if (keepsRecord) return `for air changes ${clinicalUse}`;
  if (pricePence === undefined) return 'one machine is enough';
  const limit = noiseLimitDbA === undefined ? '' : ` within ${noiseLimitDbA} dB(A)`;
  return machines === 1 ? `one machine is enough${limit}` : `the lowest price on one speed${limit}`;
}

/** As in "Cheaper by £95". */
function alternativeLabel({ kind, choice }: Alternative, recommended: RoomChoice): string {
  switch (kind) {
    case 'fewest':
      return 'With fewer machines';
    case 'quieter':
      return 'Quieter';
    case 'priced':
      return 'Or at a list price';
    case 'cheaper':
      return `Cheaper by ${money((recommended.pricePence ?? 0) - (choice.pricePence ?? 0))}`;
  }
}

/** As in "Quieter: four Generation X on speed 2, at 38 dB(A) together, £1,980". */
export function formatAlternative(alternative: Alternative, recommended: RoomChoice): { label: string; text: string } {
  const { choice } = alternative;
  return {
    label: alternativeLabel(alternative, recommended),
    text: `${formatMachines(choice)} ${formatSpeed(choice)}, ${formatPrice(choice)}`,
  };
}

/** @throws if the room has no such alternative */
function alternativeFor(room: RoomRequirements, wanted: Alternative['kind']): RoomChoice {
  const answer = answerRoom(room);
  const alternative = answer.kind === 'choice' && answer.alternatives.find(({ kind }) => kind === wanted);
  if (!alternative) throw new Error(`The room has no alternative: ${wanted}`);
  return alternative.choice;
}

/** The cheapest that is clearly quieter. @throws if nothing is quieter */
export function quieterFor(room: RoomRequirements): RoomChoice {
  return alternativeFor(room, 'quieter');
}

/** The answer with fewer machines. @throws if nothing takes fewer */
export function fewestFor(room: RoomRequirements): RoomChoice {
  return alternativeFor(room, 'fewest');
}

/** What must stand beside every answer: a price for a machine without one, and Generation Y where it costs less. */
export function comparisonFor(answer: RoomAnswer): Alternative | undefined {
  if (answer.kind !== 'choice') return undefined;
  return answer.alternatives.find(({ kind }) => kind === 'priced' || kind === 'cheaper');
}

/** The alternative beside the answer, as in "Quieter: two Generation X, £990, 42 dB(A)"; undefined without one. */
export function formatComparison(answer: RoomAnswer): string | undefined {
  const beside = comparisonFor(answer);
  if (answer.kind !== 'choice' || !beside) return undefined;
  const { label } = formatAlternative(beside, answer.choice);
  const { choice } = beside;
  return beside.kind === 'cheaper'
    ? `${label}: ${formatMachines(choice)}, ${choice.noiseDbA} dB(A)`
    : `${label}: ${formatMachines(choice)}, ${formatPrice(choice)}, ${choice.noiseDbA} dB(A)`;
}

/** What a room that keeps a record would take without one, where that costs less. */
export function cheaperWithoutRecord(room: RoomRequirements): RoomChoice | undefined {
  if (!room.keepsRecord) return undefined;
  const [kept, answer] = [answerRoom(room), answerRoom({ ...room, keepsRecord: false })];
  if (kept.kind !== 'choice' || answer.kind !== 'choice') return undefined;
  const { pricePence = Infinity } = kept.choice;
  return [answer.choice, ...answer.alternatives.map(({ choice }) => choice)].find(
    (choice) => choice.pricePence !== undefined && choice.pricePence < pricePence,
  );
}

/** After the noise of all machines in dB(A) that is above it. */
const talkingLimit = `people talk easily up to ${workingSpeedLimitDbA}`;

/** As in "To talk easily, take five Generation X, £2,475, at 39 dB(A), windows open or shut. If they open, two Generation Z, £2,390, at 45, are enough". */
export function formatQuieter(room: RoomRequirements): string | undefined {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice' || room.sizedAt === 'full') return undefined;
  const { noiseDbA } = answer.choice;
  if (noiseDbA <= workingSpeedLimitDbA) return undefined;
  const within = answerRoom({ ...room, noiseLimitDbA: workingSpeedLimitDbA });
  if (within.kind !== 'choice') return `${noiseDbA} dB(A) together; ${talkingLimit}`;
  const opens = room.ventilationAch > 0;
  const shut = answerRoom({ ...room, ventilationAch: 0, noiseLimitDbA: workingSpeedLimitDbA });
  const figures = (choice: RoomChoice) => `${formatPricedMachines(choice)}, at ${choice.noiseDbA}`;
  if (!opens || shut.kind !== 'choice')
    return `To talk easily, take ${figures(within.choice)} dB(A)${opens ? ', if your windows open' : ''}`;
  const easy = `To talk easily, take ${figures(shut.choice)} dB(A), windows open or shut`;
  if (within.choice.pricePence === shut.choice.pricePence) return easy;
  return `${easy}. If they open, ${figures(within.choice)}, ${within.choice.machines === 1 ? 'is' : 'are'} enough`;
}

/** What the room takes without its ventilation, where that is another choice. */
function choiceWithoutVentilation(room: RoomRequirements): RoomChoice | undefined {
  const [counted, alone] = [answerRoom(room), answerRoom({ ...room, ventilationAch: 0 })];
  if (counted.kind !== 'choice' || alone.kind !== 'choice') return undefined;
  const isSame = counted.choice.model === alone.choice.model && counted.choice.machines === alone.choice.machines;
  return isSame ? undefined : alone.choice;
}

/** As in "With windows shut take five Generation X, £2,475"; undefined where windows do not decide. */
export function formatWindowsShut(room: RoomRequirements): string | undefined {
  const shut = choiceWithoutVentilation(room);
  return shut && `With windows shut take ${formatPricedMachines(shut)}`;
}

/** After the name of a room whose ventilation decides, as in " with a window open"; '' for others. */
export function formatDecisiveVentilation(room: RoomRequirements): string {
  if (!choiceWithoutVentilation(room)) return '';
  const isWindow = room.ventilation === undefined && room.ventilationAch === usualSettings.ventilationAch;
  return isWindow ? ' with a window open' : ' with its ventilation';
}

/** Where no choice is calculated. */
export const tooManyMachines = `more than ${countWord(maxMachines)} machines`;

/** As in "Three Generation X, £1,485, on speed 3, at 48 dB(A) together". */
export function formatAnswer(answer: RoomAnswer, room: RoomRequirements): string {
  switch (answer.kind) {
    case 'ventilation-is-enough':
      return 'Ventilation alone is enough';
    case 'ask-us':
      return `${capitalised(tooManyMachines)}: ask us`;
    case 'too-loud':
      return `Nothing stays within ${room.noiseLimitDbA} dB(A); the quietest is ${formatMachines(answer.quietest)} ${formatSpeed(answer.quietest)}, ${formatPrice(answer.quietest)}`;
    case 'choice':
      return `${capitalised(formatPricedMachines(answer.choice))}, ${formatSpeed(answer.choice, { sizedAt: room.sizedAt })}`;
  }
}
