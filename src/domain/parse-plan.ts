import { productSlugs } from '@/config/product-slugs';
import { maxUnits } from '@/lib/links/price-request-url';
import { maxSideM } from '@/lib/parse/parse-metres';
import { cdphAch, litresPerSecondBy, peopleRules, roomKinds } from './people';
import { planLimits, type PlanItem, type PlannedRoom, unsaid, ventilationText } from './plan-url';
import { roomVolumeM3, type RoomSize } from './room';
import { minSideM } from './room-sides';
import { sourceAch, type VentilationSource } from './ventilation';

type Limits = { least: number; most: number };

/** Parses digits with a point; no exponent. */
function plainNumber(text: string | undefined, { least, most }: Limits): number | undefined {
  const value = Number(text?.match(/^-?\d{1,5}(\.\d{1,4})?$/)?.[0]);
  return value >= least && value <= most ? value : undefined;
}

function readSize(text: string): RoomSize | undefined {
  const limits = { least: minSideM, most: maxSideM };
  const [lengthM, widthM, heightM, ...more] = text.split('x').map((side) => plainNumber(side, limits));
  if (lengthM === undefined || widthM === undefined || heightM === undefined || more.length > 0) return undefined;
  return { lengthM, widthM, heightM };
}

function wholeNumber(text: string, limits: Limits): number | undefined {
  return /^\d+$/.test(text) ? plainNumber(text, limits) : undefined;
}

/** Parses a noise limit in whole dB(A). */
export function parseNoiseLimit(text: string): number | undefined {
  return wholeNumber(text, planLimits.noiseDbA);
}

export function parsePeople(text: string): number | undefined {
  return wholeNumber(text, planLimits.people);
}

/** One line without control or direction marks, at most as long as a name may be. */
export function cleanName(text: string): string {
  return Array.from(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ').trim())
    .slice(0, planLimits.nameLength)
    .join('')
    .trim();
}

function readVentilation(text: string): VentilationSource | undefined {
  const [by, ...figures] = text.split(' ');
  const [first, second, third, fourth, ...more] = figures;
  if (more.length > 0) return undefined;
  const { litresPerSecondEach, co2Ppm, windowM, celsius } = planLimits;
  if (by === 'person' && figures.length === 1) {
    const each = plainNumber(first, litresPerSecondEach);
    return each === undefined ? undefined : { by, litresPerSecondEach: each };
  }
  if (by === 'co2' && figures.length === 2) {
    const ppm = plainNumber(first, co2Ppm);
    return ppm === undefined || (second !== 'adults' && second !== 'children') ? undefined : { by, ppm, who: second };
  }
  const [widthM, heightM] = [plainNumber(first, windowM), plainNumber(second, windowM)];
  const [insideC, outsideC] = [plainNumber(third, celsius), plainNumber(fourth, celsius)];
  if (by !== 'window' || widthM === undefined || heightM === undefined) return undefined;
  if (insideC === undefined || outsideC === undefined || insideC === outsideC) return undefined;
  return { by, widthM, heightM, insideC, outsideC };
}

/** The parameters of a room that depend on each other, as they were read. */
type ReadRoom = PlannedRoom & { each?: number };

type ParsedPart = Partial<ReadRoom> | undefined;

function part<Key extends keyof ReadRoom>(key: Key, read: ReadRoom[Key] | undefined): ParsedPart {
  return read === undefined || read === '' ? undefined : ({ [key]: read } as Partial<ReadRoom>);
}

const oneOf = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text);

/** Parses each parameter of a room; undefined if it is invalid. */
const roomParameters: Readonly<Record<string, (value: string) => ParsedPart>> = {
  target: (value) => part('targetAch', plainNumber(value, planLimits.targetAch)),
  vent: (value) =>
    part('ventilationAch', plainNumber(value, planLimits.ventilationAch)) ??
    part('ventilation', readVentilation(value)),
  speed: (value) => part('sizedAt', oneOf(['full', 'working'], value)),
  count: (value) => part('share', value === '50' ? 0.5 : value === '100' ? 1 : undefined),
  record: (value) => part('keepsRecord', value === '1' || undefined),
  noise: (value) => part('noiseLimitDbA', parseNoiseLimit(value)),
  kind: (value) => part('roomKind', oneOf(roomKinds, value)),
  people: (value) => part('people', parsePeople(value)),
  rule: (value) => part('rule', oneOf(peopleRules, value)),
  each: (value) => part('each', plainNumber(value, planLimits.litresPerSecondEach)),
  name: (value) => part('name', cleanName(value)),
  floor: (value) => part('floor', cleanName(value)),
};

/** Works out what depends on several parameters. @returns the room, and the parameters that cannot be used */
function finished({ each, rule, ventilation, ...room }: ReadRoom): { room: PlannedRoom; leftOut: string[] } {
  const leftOut: string[] = [];
  const { people, roomKind } = room;
  const litresPerSecondEach = rule === 'own' ? each : rule && litresPerSecondBy(rule, roomKind);
  if (people && litresPerSecondEach) {
    Object.assign(room, { rule, litresPerSecondEach });
    if (rule === 'cdph') room.targetAch = cdphAch;
  } else if (rule) leftOut.push(`rule=${rule}`);
  if (ventilation) {
    const isKnown = ventilation.by === 'window' || people !== undefined;
    const ach = isKnown ? sourceAch(ventilation, roomVolumeM3(room), people) : Infinity;
    if (ach > planLimits.ventilationAch.most) leftOut.push(`vent=${ventilationText(ventilation)}`);
    else return { room: { ...room, ventilation, ventilationAch: ach }, leftOut };
  }
  return { room, leftOut };
}

function readItem(value: string): PlanItem | undefined {
  const [name, number] = value.split('*');
  const slug = productSlugs.find((one) => one === name);
  const count = number && wholeNumber(number, { least: 1, most: maxUnits });
  return slug && count ? { slug, number: count } : undefined;
}

export type ParsedPlan = {
  rooms: PlannedRoom[];
  items: PlanItem[];
  /** Parameters that cannot be read. */
  leftOut: string[];
  /** Number of rooms above `planLimits.rooms`. */
  tooMany: number;
};

/**
 * Parses rooms such as `#room=5x4x2.5&target=6&name=Surgery&room=9x7x3`; parameters after a `room` belong to it.
 * Invalid parameters are returned in `leftOut`.
 */
export function parsePlan(text: string): ParsedPlan {
  const readRooms: ReadRoom[] = [];
  const items: PlanItem[] = [];
  const leftOut: string[] = [];
  let room: ReadRoom | undefined;
  let tooMany = 0;
  for (const [name, value] of new URLSearchParams(text.replace(/^[#?]/, ''))) {
    const parse = Object.hasOwn(roomParameters, name) ? roomParameters[name] : undefined;
    if (name === 'room') {
      const size = readSize(value);
      room = size && { ...unsaid, ...size };
      if (!room) leftOut.push(`room=${value}`);
      else if (readRooms.length < planLimits.rooms) readRooms.push(room);
      else tooMany += 1;
    } else if (name === 'item') {
      const item = readItem(value);
      if (item && !items.some(({ slug }) => slug === item.slug)) items.push(item);
      else leftOut.push(`item=${value}`);
    } else if (parse) {
      const read = parse(value);
      if (room && read) Object.assign(room, read);
      else leftOut.push(`${name}=${value}`);
    }
  }
  const rooms = readRooms.map(finished);
  return {
    rooms: rooms.map((one) => one.room),
    items,
    leftOut: [...leftOut, ...rooms.flatMap((one) => one.leftOut)],
    tooMany,
  };
}

/** The plan of an address: of its fragment, or of its query as in older links. */
export function addressedPlan({ hash, search }: { hash: string; search: string }): ParsedPlan {
  const inFragment = parsePlan(hash);
  return inFragment.rooms.length + inFragment.items.length + inFragment.leftOut.length > 0
    ? inFragment
    : parsePlan(search);
}
