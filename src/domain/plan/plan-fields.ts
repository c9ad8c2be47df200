import { type NamedLimits, type NumberLimits, parseNumber } from '@/lib/parse/parse-number';
import { maxSideM } from '@/lib/parse/parse-metres';
import { peopleRules, roomKinds } from '../people';
import { usualSettings } from '../room-answer';
import { maxHeightM, minSideM } from '../room-sides';
import { outdoorCo2Ppm, type VentilationSource } from '../ventilation';
import type { PlannedRoom } from './plan';

/** Limits of a plan as a whole. */
export const planLimits = { rooms: 20, nameLength: 60, linkLength: 2000 } as const;

/** Limits of each number of a room, for form, address and storage. */
export const roomLimits = {
  sideM: { what: 'a length', min: minSideM, max: maxSideM, decimals: 4 },
  heightM: { what: 'a height', min: minSideM, max: maxHeightM, decimals: 4 },
  /** Air changes per hour. */
  targetAch: { what: 'a target', min: 0.1, max: 60, decimals: 4 },
  ventilationAch: { what: 'a ventilation', min: 0, max: 60, decimals: 4 },
  people: { what: 'a whole number of people', min: 1, max: 5000, decimals: 0, isGrouped: true },
  litresPerSecondEach: { what: 'litres a second', min: 0.1, max: 200, decimals: 4 },
  co2Ppm: { what: 'a reading', min: outdoorCo2Ppm + 1, max: 10_000, decimals: 4, isGrouped: true },
  windowWidthM: { what: 'a width in metres', min: 0.01, max: 20, decimals: 4 },
  windowHeightM: { what: 'a height in metres', min: 0.01, max: 20, decimals: 4 },
  celsius: { what: 'a temperature', min: -30, max: 50, decimals: 4 },
  noiseDbA: { what: 'a whole number', min: 15, max: 80, decimals: 0 },
} as const satisfies Record<string, NamedLimits>;

/** What an address without a parameter means: no ventilation, for existing links. */
export const defaultRoom = { ...usualSettings, ventilationAch: 0, roomKind: 'other', name: '', floor: '' } as const;

/** Rounds to four decimals: a tenth of a millimetre. */
export function numberText(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Reads a number of an address, which has no decimal comma. */
export function readNumber(text: string | undefined, limits: NumberLimits): number | undefined {
  return text === undefined || text.includes(',') ? undefined : parseNumber(text, limits);
}

/** One line without control or direction marks, at most as long as a name may be. */
export function cleanName(text: string): string {
  return Array.from(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim())
    .slice(0, planLimits.nameLength)
    .join('')
    .trim();
}

/** One parameter of an address: how a value is written, and read again. */
type PlanField<Value> = {
  parameter: string;
  write: (value: Value) => string;
  /** @returns undefined if the text is invalid */
  read: (text: string) => Value | undefined;
};

function numberField(parameter: string, limits: NumberLimits): PlanField<number> {
  return { parameter, write: numberText, read: (text) => readNumber(text, limits) };
}

/** @param texts how the values are written, if not as they are */
function choiceField<Value extends string | number | boolean>(
  parameter: string,
  values: readonly Value[],
  texts: readonly string[] = values.map(String),
): PlanField<Value> {
  return {
    parameter,
    write: (value) => texts[values.indexOf(value)] ?? '',
    read: (text) => values[texts.indexOf(text)],
  };
}

function nameField(parameter: string): PlanField<string> {
  return { parameter, write: (name) => name, read: (text) => cleanName(text) || undefined };
}

const ventilationField: PlanField<VentilationSource> = {
  parameter: 'vent',
  write(source) {
    switch (source.by) {
      case 'person':
        return `person ${numberText(source.litresPerSecondEach)}`;
      case 'co2':
        return `co2 ${numberText(source.ppm)} ${source.who}`;
      case 'window':
        return `window ${[source.widthM, source.heightM, source.insideC, source.outsideC].map(numberText).join(' ')}`;
    }
  },
  read(text) {
    const [by, first, second, third, fourth, ...more] = text.split(' ');
    const { litresPerSecondEach, co2Ppm, windowWidthM, windowHeightM, celsius } = roomLimits;
    if (more.length > 0) return undefined;
    if (by === 'person' && second === undefined) {
      const each = readNumber(first, litresPerSecondEach);
      return each === undefined ? undefined : { by, litresPerSecondEach: each };
    }
    if (by === 'co2' && third === undefined) {
      const ppm = readNumber(first, co2Ppm);
      return ppm === undefined || (second !== 'adults' && second !== 'children') ? undefined : { by, ppm, who: second };
    }
    const [widthM, heightM] = [readNumber(first, windowWidthM), readNumber(second, windowHeightM)];
    const [insideC, outsideC] = [readNumber(third, celsius), readNumber(fourth, celsius)];
    if (by !== 'window' || widthM === undefined || heightM === undefined) return undefined;
    if (insideC === undefined || outsideC === undefined || insideC === outsideC) return undefined;
    return { by, widthM, heightM, insideC, outsideC };
  },
};

type RoomValues = Required<Omit<PlannedRoom, 'lengthM' | 'widthM' | 'heightM'>>;

/** Values of a planned room that an address holds beside its sides. */
export type PlanValues = { [Key in keyof RoomValues]: NonNullable<RoomValues[Key]> };
/** Name of a value of `PlanValues`. */
export type FieldKey = keyof PlanValues;

/** The parameters of a room that follow its size, in the order of the address. */
export const roomFields: { readonly [Key in FieldKey]: PlanField<PlanValues[Key]> } = {
  targetAch: numberField('target', roomLimits.targetAch),
  roomKind: choiceField('kind', roomKinds),
  people: numberField('people', roomLimits.people),
  ventilationAch: numberField('vent', roomLimits.ventilationAch),
  ventilation: ventilationField,
  sizedAt: choiceField('speed', ['full', 'working']),
  countedOutput: choiceField('count', [1, 0.5], ['100', '50']),
  keepsRecord: choiceField<boolean>('record', [true], ['1']),
  noiseLimitDbA: numberField('noise', roomLimits.noiseDbA),
  rule: choiceField('rule', peopleRules),
  litresPerSecondEach: numberField('each', roomLimits.litresPerSecondEach),
  floor: nameField('floor'),
  name: nameField('name'),
};

/** The planner’s fields of a room, in their order. */
export const fieldKeys = Object.keys(roomFields) as FieldKey[];
