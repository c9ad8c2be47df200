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
function plainNumber(text: string, { least, most }: Limits): number | undefined {
  const value = /^-?\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
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
  const [first = '', second = '', third = '', fourth = '', ...more] = figures;
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

/** Parses one parameter; undefined if it is invalid. */
function parsePart(parameter: string, value: string): Partial<ReadRoom> | undefined {
  const set = <Key extends keyof ReadRoom>(key: Key, read: ReadRoom[Key] | undefined) =>
    read === undefined || read === '' ? undefined : ({ [key]: read } as Partial<ReadRoom>);
  switch (parameter) {
    case 'target':
      return set('targetAch', plainNumber(value, planLimits.targetAch));
    case 'vent':
      return (
        set('ventilationAch', plainNumber(value, planLimits.ventilationAch)) ??
        set('ventilation', readVentilation(value))
      );
    case 'speed':
      return value === 'full' || value === 'working' ? { sizedAt: value } : undefined;
    case 'count':
      return value === '50' ? { share: 0.5 } : value === '100' ? { share: 1 } : undefined;
    case 'record':
      return value === '1' ? { keepsRecord: true } : undefined;
    case 'noise':
      return set('noiseLimitDbA', parseNoiseLimit(value));
    case 'kind':
      return set(
        'roomKind',
        roomKinds.find((kind) => kind === value),
      );
    case 'people':
      return set('people', parsePeople(value));
    case 'rule':
      return set(
        'rule',
        peopleRules.find((rule) => rule === value),
      );
    case 'each':
      return set('each', plainNumber(value, planLimits.litresPerSecondEach));
    case 'name':
      return set('name', cleanName(value));
    case 'floor':
      return set('floor', cleanName(value));
    default:
      return undefined;
  }
}

const roomParameterNames = 'target vent speed count record noise kind people rule each name floor'.split(' ');

/** Works out what depends on several parameters. @returns the room, and the parameters that cannot be used */
function finished({ each, rule, ventilation, ...room }: ReadRoom): { room: PlannedRoom; leftOut: string[] } {
  const leftOut: string[] = [];
  const { people, roomKind } = room;
  const litresPerSecondEach = rule === 'own' ? each : rule && litresPerSecondBy(rule, roomKind);
  if (people !== undefined && rule && litresPerSecondEach !== undefined) {
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
  const count = wholeNumber(number ?? '', { least: 1, most: maxUnits });
  return slug && count !== undefined ? { slug, number: count } : undefined;
}

export type ParsedPlan = { rooms: PlannedRoom[]; items: PlanItem[]; leftOut: string[] };

/**
 * Parses rooms such as `#room=5x4x2.5&target=6&name=Surgery&room=9x7x3`; parameters after a `room` belong to it.
 * Invalid parameters are returned in `leftOut`.
 */
export function parsePlan(text: string): ParsedPlan {
  const read: ReadRoom[] = [];
  const items: PlanItem[] = [];
  const leftOut: string[] = [];
  let room: ReadRoom | undefined;
  for (const [name, value] of new URLSearchParams(text.replace(/^[#?]/, ''))) {
    if (name === 'room') {
      const size = read.length < planLimits.rooms ? readSize(value) : undefined;
      room = size && { ...unsaid, ...size };
      if (room) read.push(room);
      else leftOut.push(`room=${value}`);
    } else if (name === 'item') {
      const item = readItem(value);
      if (item && !items.some(({ slug }) => slug === item.slug)) items.push(item);
      else leftOut.push(`item=${value}`);
    } else if (roomParameterNames.includes(name)) {
      const part = parsePart(name, value);
      if (room && part) Object.assign(room, part);
      else leftOut.push(`${name}=${value}`);
    }
  }
  const rooms = read.map(finished);
  return {
    rooms: rooms.map((one) => one.room),
    items,
    leftOut: [...leftOut, ...rooms.flatMap((one) => one.leftOut)],
  };
}

/** The plan of an address: of its fragment, or of its query as in older links. */
export function addressedPlan({ hash, search }: { hash: string; search: string }): ParsedPlan {
  const inFragment = parsePlan(hash);
  return inFragment.rooms.length + inFragment.items.length + inFragment.leftOut.length > 0
    ? inFragment
    : parsePlan(search);
}
