import { litresPerSecondBy, type RoomKind } from '@/domain/people';
import { cleanName, parseNoiseLimit, parsePeople } from '@/domain/parse-plan';
import { planLimits, type PlannedRoom } from '@/domain/plan-url';
import { roomVolumeM3, type RoomSize } from '@/domain/room';
import { usualSettings } from '@/domain/room-advice';
import {
  emptySides,
  type LengthUnit,
  parseSides,
  type Side,
  sideMessage,
  sides,
  type SideProblems,
  type TypedSides,
} from '@/domain/room-sides';
import type { RunningSpeed } from '@/domain/speeds';
import { outdoorCo2Ppm, sourceAch, type VentilationSource } from '@/domain/ventilation';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { feetInWords, parseFeet } from '@/lib/parse/parse-feet';
import { parseMetres, type ParsedMetres } from '@/lib/parse/parse-metres';
import { settingsOfKind } from './room-presets';
import { targetOf, type TargetChoice } from './targets';

export type Ventilation = 'none' | 'windows' | 'ach' | VentilationSource['by'];

/** Figures below the sides, in the order of the form. */
const figures = [
  'ownTarget',
  'ownEach',
  'ventilationAch',
  'ventilationEach',
  'ppm',
  'windowWidth',
  'windowHeight',
  'inside',
  'outside',
  'noiseLimit',
] as const;

const texts = ['name', 'floor', 'people', ...figures] as const;

/** The planner's fields as typed. */
export type TypedRoom = TypedSides &
  Record<(typeof texts)[number], string> & {
    unit: LengthUnit;
    /** Sides that were converted from the other unit and not typed since: their exact length. */
    exactM: Partial<Record<Side, number>>;
    kind: RoomKind;
    target: TargetChoice;
    ventilation: Ventilation;
    breathers: 'adults' | 'children';
    sizedAt: RunningSpeed;
    share: 1 | 0.5;
    keepsRecord: boolean;
  };

export const fieldOrder = ['kind', 'people', ...sides, ...figures] as const;

export type FieldName = (typeof fieldOrder)[number];
export type Problems = Partial<Record<FieldName, string>>;

const emptyTexts = Object.fromEntries(texts.map((name) => [name, ''])) as Record<(typeof texts)[number], string>;

export const emptyRoom: TypedRoom = {
  ...emptySides,
  ...emptyTexts,
  unit: 'm',
  exactM: {},
  kind: 'other',
  target: '6',
  ventilation: 'windows',
  breathers: 'adults',
  sizedAt: usualSettings.sizedAt,
  share: usualSettings.share,
  keepsRecord: usualSettings.keepsRecord,
};

function parseSide({ unit, exactM }: Pick<TypedRoom, 'unit' | 'exactM'>, text: string, side: Side): ParsedMetres {
  const exact = exactM[side];
  if (exact !== undefined) return { metres: exact };
  return unit === 'm' ? parseMetres(text) : parseFeet(text);
}

export function parseSize(typed: TypedRoom): { size: RoomSize } | { problems: SideProblems } {
  return parseSides(
    typed,
    (text, side) => parseSide(typed, text, side),
    (side, problem) => {
      return typed.unit === 'ft' && (problem === 'empty' || problem === 'not-a-number')
        ? `Enter the ${side} in feet and inches, such as 14 ft 9 in`
        : sideMessage(side, problem);
    },
  );
}

/** Writes the sides in the other unit; the room stays the same, and invalid text as it is. */
export function inUnit(typed: TypedRoom, unit: LengthUnit): TypedRoom {
  if (unit === typed.unit) return typed;
  const other: TypedRoom = { ...typed, unit, exactM: {} };
  for (const side of sides) {
    const read = parseSide(typed, typed[side], side);
    if (!('metres' in read)) continue;
    other.exactM[side] = read.metres;
    other[side] = unit === 'm' ? String(Number(read.metres.toFixed(4))) : feetInWords(read.metres);
  }
  return other;
}

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

type Limits = { least: number; most: number };

/** Digits with one point or comma and perhaps a minus; no exponent. */
function figure(text: string, { least, most }: Limits): number | undefined {
  const typed = text.trim().replace('−', '-').replace(',', '.');
  const value = /^-?(\d{1,5}(\.\d{0,4})?|\.\d{1,4})$/.test(typed) ? Number(typed) : NaN;
  return value >= least && value <= most ? value : undefined;
}

type ParsedRoom = { room: PlannedRoom } | { problems: Problems };

export function parseRoom(typed: TypedRoom): ParsedRoom {
  const problems: Problems = {};

  function read(name: FieldName, what: string, limits: Limits): number {
    const value = figure(typed[name], limits);
    if (value !== undefined) return value;
    problems[name] = `Enter ${what} from ${limits.least} to ${limits.most}`;
    return NaN;
  }

  const size = parseSize(typed);
  if ('problems' in size) Object.assign(problems, size.problems);

  const target = targetOf(typed.target);
  const hasOwnEach = target.rule === 'own' && typed.ownEach.trim() !== '';
  const rule = target.rule === 'own' && !hasOwnEach ? undefined : target.rule;
  const needsPeople = typed.ventilation === 'person' || typed.ventilation === 'co2' || rule !== undefined;
  const people = parsePeople(typed.people.trim());
  if (people === undefined && (needsPeople || typed.people.trim() !== '')) {
    const { least, most } = planLimits.people;
    problems.people = `Enter a whole number of people from ${least} to ${most}${needsPeople ? '' : ', or nothing'}`;
  }
  const targetAch = target.ach ?? read('ownTarget', 'a target', planLimits.targetAch);
  const ownEach = hasOwnEach ? read('ownEach', 'litres a second', planLimits.litresPerSecondEach) : undefined;
  const litresPerSecondEach = rule === 'own' ? ownEach : rule && litresPerSecondBy(rule, typed.kind);
  if (rule && litresPerSecondEach === undefined) problems.kind = 'Choose the kind of room: the figure depends on it';

  const ventilation = readVentilation(typed, read, problems);
  const noiseLimitDbA = parseNoiseLimit(typed.noiseLimit.trim());
  if (typed.noiseLimit.trim() !== '' && noiseLimitDbA === undefined) {
    const limits = planLimits.noiseDbA;
    problems.noiseLimit = `Enter a whole number from ${limits.least} to ${limits.most}, or nothing for no limit`;
  }
  if ('problems' in size || Object.keys(problems).length > 0) return { problems };

  const source = typeof ventilation === 'number' ? undefined : ventilation;
  const ventilationAch =
    typeof ventilation === 'number' ? ventilation : sourceAch(ventilation, roomVolumeM3(size.size), people);
  if (ventilationAch > planLimits.ventilationAch.most) {
    const field: Record<VentilationSource['by'], FieldName> = {
      person: 'ventilationEach',
      co2: 'ppm',
      window: 'windowWidth',
    };
    const sum = `That gives ${airChangesAnHour(Math.round(ventilationAch))}, more than ${planLimits.ventilationAch.most}: check the figures`;
    return { problems: { [field[source?.by ?? 'window']]: sum } };
  }
  const { sizedAt, share, keepsRecord, kind } = typed;
  const room: PlannedRoom = {
    ...size.size,
    ...{ targetAch, ventilationAch, sizedAt, share, keepsRecord, noiseLimitDbA, roomKind: kind },
    name: cleanName(typed.name),
    floor: cleanName(typed.floor),
  };
  if (people !== undefined) room.people = people;
  if (rule && litresPerSecondEach !== undefined) Object.assign(room, { rule, litresPerSecondEach });
  if (source) room.ventilation = source;
  return { room };
}

/** Air changes per hour, or what they are worked out from. */
function readVentilation(
  typed: TypedRoom,
  read: (name: FieldName, what: string, limits: Limits) => number,
  problems: Problems,
): VentilationSource | number {
  const { ventilationAch, litresPerSecondEach, co2Ppm, windowM, celsius } = planLimits;
  switch (typed.ventilation) {
    case 'none':
      return 0;
    case 'windows':
      return 1;
    case 'ach':
      return read('ventilationAch', 'a ventilation', ventilationAch);
    case 'person':
      return { by: 'person', litresPerSecondEach: read('ventilationEach', 'litres a second', litresPerSecondEach) };
    case 'co2': {
      const ppm = read('ppm', 'a reading', co2Ppm);
      if (problems.ppm) problems.ppm += `: outdoor air has about ${outdoorCo2Ppm}`;
      return { by: 'co2', ppm, who: typed.breathers };
    }
    case 'window': {
      const widthM = read('windowWidth', 'a width in metres', windowM);
      const heightM = read('windowHeight', 'a height in metres', windowM);
      const insideC = read('inside', 'a temperature', celsius);
      const outsideC = read('outside', 'a temperature', celsius);
      if (insideC === outsideC) problems.outside = 'Enter two temperatures that differ: they move the air in this sum';
      return { by: 'window', widthM, heightM, insideC, outsideC };
    }
  }
}
