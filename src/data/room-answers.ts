import type { CalculatorModelName } from '@/domain/machines';
import {
  adviseRoom,
  type Alternative,
  type PriceList,
  type RoomAdvice,
  type RoomChoice,
  type RoomQuestion,
} from '@/domain/room-advice';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { purifiers } from './purifiers';

export const prices: PriceList = Object.fromEntries(
  Object.values(purifiers).map(({ calculatorName, pricePence }) => [calculatorName, pricePence]),
);

export function answerRoom(room: RoomQuestion): RoomAdvice {
  return adviseRoom(room, prices);
}

/** @throws if no machine fits the room */
export function choiceFor(room: RoomQuestion): RoomChoice {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') throw new Error(`The room has no machines for an answer: ${advice.kind}`);
  return advice.choice;
}

/** As in "two Generation Z". */
export function machinesInWords({ model, machines }: { model: CalculatorModelName; machines: number }): string {
  return `${countWord(machines)} ${purifiers[model].model}`;
}

export function priceInWords({ pricePence }: Pick<RoomChoice, 'pricePence'>): string {
  return pricePence === undefined ? 'Price on request' : money(pricePence);
}

/** As in "on speed 2, at 32 dB(A)", or "at 48 dB(A) together". */
export function speedInWords({ speed, noiseDbA, machines }: RoomChoice): string {
  return `on speed ${speed}, at ${noiseDbA} dB(A)${machines > 1 ? ' together' : ''}`;
}

/** Why these machines and no others, in about six words. */
export function reasonInWords(
  { pricePence, machines }: RoomChoice,
  { keepsRecord, noiseLimitDbA }: RoomQuestion,
): string {
  if (keepsRecord) return 'for rooms whose air change rate is on record';
  if (pricePence === undefined) return 'one is enough';
  const lowest = `at the lowest price${noiseLimitDbA === undefined ? '' : ` within ${noiseLimitDbA} dB(A)`}`;
  return machines === 1 ? `one is enough, ${lowest}` : `enough air ${lowest}`;
}

const alternativeWords: Record<Alternative['kind'], string> = {
  fewest: 'With fewer machines',
  quieter: 'Quieter',
  priced: 'With a list price',
};

/** As in "Quieter: four Generation X on speed 2, at 38 dB(A) together, £1,980". */
export function alternativeInWords({ kind, choice }: Alternative): { label: string; text: string } {
  return {
    label: alternativeWords[kind],
    text: `${machinesInWords(choice)} ${speedInWords(choice)}, ${priceInWords(choice)}`,
  };
}

/** As in "Three Generation X, £1,485, on speed 3, at 48 dB(A) together". */
export function answerInWords(advice: RoomAdvice, room: RoomQuestion): string {
  switch (advice.kind) {
    case 'ventilation-is-enough':
      return 'Ventilation alone is enough';
    case 'ask-us':
      return 'More than ten machines: ask us';
    case 'too-loud':
      return `Nothing stays within ${room.noiseLimitDbA} dB(A); the quietest is ${machinesInWords(advice.quietest)} ${speedInWords(advice.quietest)}, ${priceInWords(advice.quietest)}`;
    case 'choice':
      return `${capitalised(machinesInWords(advice.choice))}, ${priceInWords(advice.choice)}, ${speedInWords(advice.choice)}`;
  }
}
