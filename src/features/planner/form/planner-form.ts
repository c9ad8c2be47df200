import { litresPerSecondEachOf, type RoomKind } from '@/domain/people';
import { completeRoom } from '@/domain/plan/complete-room';
import { cleanName, roomLimits } from '@/domain/plan/plan-fields';
import type { PlannedRoom } from '@/domain/plan/plan';
import { roomVolumeM3, type RoomSize } from '@/domain/room';
import { usualSettings } from '@/domain/room-answer';
import {
  emptySides,
  type LengthUnit,
  parseSides,
  type Side,
  sides,
  type SideErrors,
  type TypedSides,
} from '@/domain/room-sides';
import type { RunningSpeed } from '@/domain/speeds';
import { openWindowsAch, outdoorCo2Ppm, sourceAch, type VentilationSource } from '@/domain/ventilation';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { formatFeet, parseFeet, parseMetresOrFeet } from '@/lib/parse/parse-feet';
import { limitsMessage, parseNumber } from '@/lib/parse/parse-number';
import type { ParsedMetres } from '@/lib/parse/parse-metres';
import { settingsOfKind } from './room-presets';
import { targetOf, type TargetChoice, usualTarget } from './targets';

/** How the visitor says what ventilation the room has. */
export type Ventilation = 'none' | 'windows' | 'ach' | VentilationSource['by'];

/** The numbers below the sides, in the order of the form, with their limits. */
const numbers = {
  ownTarget: roomLimits.targetAch,
  ownEach: roomLimits.litresPerSecondEach,
  ventilationAch: roomLimits.ventilationAch,
  ventilationEach: roomLimits.litresPerSecondEach,
  ppm: roomLimits.co2Ppm,
  windowWidth: roomLimits.windowWidthM,
  windowHeight: roomLimits.windowHeightM,
  inside: roomLimits.celsius,
  outside: roomLimits.celsius,
  noiseLimit: roomLimits.noiseDbA,
};

const numberNames = Object.keys(numbers) as (keyof typeof numbers)[];

/** The planner's fields as typed. */
export type TypedRoom = TypedSides &
  Record<'name' | 'floor' | 'people' | keyof typeof numbers, string> & {
    unit: LengthUnit;
    /** Sides that were converted from the other unit and not typed since: their exact length. */
    exactM: Partial<Record<Side, number>>;
    kind: RoomKind;
    target: TargetChoice;
    ventilation: Ventilation;
    occupants: 'adults' | 'children';
    sizedAt: RunningSpeed;
    countedOutput: 1 | 0.5;
    keepsRecord: boolean;
  };

/** As on the screen. */
export const fieldOrder = ['kind', ...sides, 'people', ...numberNames] as const;

/** A field of the planner's form. */
export type FieldName = (typeof fieldOrder)[number];
/** What is wrong with the form, as a sentence for each field. */
export type RoomErrors = SideErrors & Partial<Record<Exclude<FieldName, Side>, string>>;

export const emptyRoom: TypedRoom = {
  ...emptySides,
  name: '',
  floor: '',
  people: '',
  ownTarget: '',
  ownEach: '',
  noiseLimit: '',
  ventilationAch: '',
  ventilationEach: '',
  ppm: '',
  windowWidth: '',
  windowHeight: '',
  inside: '',
  outside: '',
  unit: 'm',
  exactM: {},
  kind: 'other',
  target: usualTarget,
  ventilation: 'windows',
  occupants: 'adults',
  sizedAt: usualSettings.sizedAt,
  countedOutput: usualSettings.countedOutput,
  keepsRecord: usualSettings.keepsRecord,
};

function parseSide({ unit, exactM }: Pick<TypedRoom, 'unit' | 'exactM'>, text: string, side: Side): ParsedMetres {
  const exact = exactM[side];
  if (exact !== undefined) return { metres: exact };
  return unit === 'm' ? parseMetresOrFeet(text) : parseFeet(text);
}

/** The typed sides in metres, or what is wrong with each. */
export function parseSize(typed: TypedRoom): { size: RoomSize } | { errors: SideErrors } {
  return parseSides(typed, (text, side) => parseSide(typed, text, side));
}

/** Writes the sides in the other unit; the room stays the same, and invalid text as it is. */
export function convertUnit(typed: TypedRoom, unit: LengthUnit): TypedRoom {
  if (unit === typed.unit) return typed;
  const converted: TypedRoom = { ...typed, unit, exactM: {} };
  for (const side of sides) {
    const read = parseSide(typed, typed[side], side);
    if (!('metres' in read)) continue;
    converted.exactM[side] = read.metres;
    converted[side] = unit === 'm' ? String(Number(read.metres.toFixed(4))) : formatFeet(read.metres);
  }
  return converted;
}

/** The form for another kind of room: what the visitor has not changed takes the usual values of the new kind. */
export function ofKind(typed: TypedRoom, kind: RoomKind): TypedRoom {
  const before = settingsTyped(typed.kind);
  const after = settingsTyped(kind);
  const isUnchanged = (Object.keys(before) as (keyof typeof before)[]).filter((key) => typed[key] === before[key]);
  return { ...typed, kind, ...Object.fromEntries(isUnchanged.map((key) => [key, after[key]])) };
}

function settingsTyped(kind: RoomKind) {
  const { ventilationAch, sizedAt, keepsRecord, noiseLimitDbA } = settingsOfKind(kind);
  return {
    ventilation: ventilationAch === 0 ? 'none' : 'windows',
    sizedAt,
    keepsRecord,
    noiseLimit: noiseLimitDbA === undefined ? '' : String(noiseLimitDbA),
  } as const;
}

type ParsedRoom = { room: PlannedRoom } | { errors: RoomErrors };

/** Reads a number of the form. @param more ends the message. @returns NaN and reports the error if it is invalid */
type ReadNumber = (name: 'people' | keyof typeof numbers, more?: string) => number;

/** Parses all fields, in the order of the form. @returns the room, or a message for each invalid field */
export function parseRoom(typed: TypedRoom): ParsedRoom {
  const size = parseSize(typed);
  const errors: RoomErrors = 'errors' in size ? { ...size.errors } : {};

  const read: ReadNumber = (name, more = '') => {
    const limits = name === 'people' ? roomLimits.people : numbers[name];
    const value = parseNumber(typed[name], limits);
    if (value === undefined) errors[name] = `${limitsMessage(limits)}${more}`;
    return value ?? NaN;
  };

  const target = targetOf(typed.target);
  const hasOwnEach = target.rule === 'own' && typed.ownEach.trim() !== '';
  const rule = target.rule === 'own' && !hasOwnEach ? undefined : target.rule;
  const needsPeople = typed.ventilation === 'person' || typed.ventilation === 'co2' || rule !== undefined;
  const isUncounted = !needsPeople && typed.people.trim() === '';
  const people = isUncounted ? undefined : read('people', needsPeople ? '' : ', or nothing');
  const targetAch = target.ach ?? read('ownTarget');
  const ownEach = hasOwnEach ? read('ownEach') : undefined;
  if (rule && rule !== 'own' && litresPerSecondEachOf(rule, typed.kind) === undefined)
    errors.kind = 'Choose the kind of room: the figure depends on it';
  const ventilation = readVentilation(typed, read, errors);
  const noiseLimitDbA = typed.noiseLimit.trim() === '' ? undefined : read('noiseLimit', ', or nothing for no limit');
  if ('errors' in size || Object.keys(errors).length > 0) return { errors };

  const { sizedAt, countedOutput, keepsRecord, kind } = typed;
  const { room, unusable } = completeRoom(size.size, {
    targetAch,
    sizedAt,
    countedOutput,
    keepsRecord,
    roomKind: kind,
    name: cleanName(typed.name),
    floor: cleanName(typed.floor),
    ...(noiseLimitDbA !== undefined && { noiseLimitDbA }),
    ...(people !== undefined && { people }),
    ...(rule && { rule }),
    ...(ownEach !== undefined && { litresPerSecondEach: ownEach }),
    ...(typeof ventilation === 'number' ? { ventilationAch: ventilation } : { ventilation }),
  });
  return unusable.ventilation ? { errors: tooMuchVentilation(unusable.ventilation, room) } : { room };
}

function tooMuchVentilation(source: VentilationSource, room: PlannedRoom): RoomErrors {
  const fields = { person: 'ventilationEach', co2: 'ppm', window: 'windowWidth' } as const;
  const ach = Math.round(sourceAch(source, roomVolumeM3(room), room.people));
  return {
    [fields[source.by]]:
      `That gives ${airChangesAnHour(ach)}, more than ${roomLimits.ventilationAch.max}: check the figures`,
  };
}

/** Air changes per hour, or what they are worked out from. */
function readVentilation(typed: TypedRoom, read: ReadNumber, errors: RoomErrors): VentilationSource | number {
  switch (typed.ventilation) {
    case 'none':
      return 0;
    case 'windows':
      return openWindowsAch;
    case 'ach':
      return read('ventilationAch');
    case 'person':
      return { by: 'person', litresPerSecondEach: read('ventilationEach') };
    case 'co2': {
      const ppm = read('ppm', `: outdoor air has about ${outdoorCo2Ppm}`);
      return { by: 'co2', ppm, who: typed.occupants };
    }
    case 'window': {
      const [widthM, heightM] = [read('windowWidth'), read('windowHeight')];
      const [insideC, outsideC] = [read('inside'), read('outside')];
      if (insideC === outsideC) errors.outside = 'Enter two temperatures that differ: they move the air in this sum';
      return { by: 'window', widthM, heightM, insideC, outsideC };
    }
  }
}
