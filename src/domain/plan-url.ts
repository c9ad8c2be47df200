import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { maxSideM, minSideM } from '@/lib/parse/parse-metres';
import { siteUrl } from '@/lib/links/site-url';
import type { RoomSize } from './room';
import { usualSettings, type RoomSettings } from './room-advice';

export type PlannedRoom = RoomSize &
  RoomSettings & {
    /** '' without a name. */
    name: string;
  };

/** Limits of a plan, for form, link and storage. */
export const planLimits = {
  rooms: 20,
  nameLength: 60,
  /** Air changes per hour. */
  maxAch: 60,
  noiseDbA: { least: 15, most: 80 },
  linkLength: 2000,
} as const;

/** Defaults of an address: no ventilation, for existing links. */
const unsaid: RoomSettings & { name: string } = { ...usualSettings, ventilationAch: 0, name: '' };

/** Four decimals: a tenth of a millimetre. */
function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

function roomParameters(room: PlannedRoom): [string, string][] {
  const { lengthM, widthM, heightM, targetAch, ventilationAch, sizedAt, share, keepsRecord, noiseLimitDbA, name } =
    room;
  const parameters: [string, string][] = [
    ['room', [lengthM, widthM, heightM].map(short).join('x')],
    ['target', short(targetAch)],
  ];
  if (ventilationAch > 0) parameters.push(['vent', short(ventilationAch)]);
  if (sizedAt !== unsaid.sizedAt) parameters.push(['speed', sizedAt]);
  if (share !== unsaid.share) parameters.push(['count', '50']);
  if (keepsRecord) parameters.push(['record', '1']);
  if (noiseLimitDbA !== undefined) parameters.push(['noise', String(noiseLimitDbA)]);
  if (name) parameters.push(['name', name]);
  return parameters;
}

/** The query of a plan, as in `room=5x4x2.5&target=6`; '' without rooms. */
export function planQuery(rooms: readonly PlannedRoom[]): string {
  return new URLSearchParams(rooms.flatMap(roomParameters)).toString();
}

/** The planner's address with one room, or empty. */
export function plannerUrl(room?: RoomSize & RoomSettings): string {
  return room ? `${href('roomPlanner')}?${planQuery([{ ...room, name: '' }])}` : href('roomPlanner');
}

/** Parses digits with a point; no sign, no exponent. */
function plainNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

function readSize(text: string): RoomSize | undefined {
  const [lengthM, widthM, heightM, ...more] = text.split('x').map((side) => plainNumber(side, minSideM, maxSideM));
  if (lengthM === undefined || widthM === undefined || heightM === undefined || more.length > 0) return undefined;
  return { lengthM, widthM, heightM };
}

/** Parses a noise limit in whole dB(A). */
export function parseNoiseLimit(text: string): number | undefined {
  const { least, most } = planLimits.noiseDbA;
  return /^\d{2}$/.test(text) ? plainNumber(text, least, most) : undefined;
}

/** Parses one parameter; undefined if it is unknown. */
function parsePart(name: string, value: string): Partial<PlannedRoom> | undefined {
  const { maxAch, nameLength } = planLimits;
  const ach = plainNumber(value, 0, maxAch);
  switch (name) {
    case 'target':
      return ach === undefined || ach === 0 ? undefined : { targetAch: ach };
    case 'vent':
      return ach === undefined ? undefined : { ventilationAch: ach };
    case 'speed':
      return value === 'full' || value === 'working' ? { sizedAt: value } : undefined;
    case 'count':
      return value === '50' ? { share: 0.5 } : value === '100' ? { share: 1 } : undefined;
    case 'record':
      return value === '1' ? { keepsRecord: true } : undefined;
    case 'noise': {
      const noiseLimitDbA = parseNoiseLimit(value);
      return noiseLimitDbA === undefined ? undefined : { noiseLimitDbA };
    }
    case 'name':
      return value.trim() ? { name: value.trim().slice(0, nameLength) } : undefined;
    default:
      return undefined;
  }
}

/** A plan with the parameters that are invalid. */
export type ParsedPlan = { rooms: PlannedRoom[]; leftOut: string[] };

/**
 * Parses rooms such as `?room=5x4x2.5&target=6&name=Surgery&room=9x7x3`; parameters after a `room` belong to it.
 * Invalid parameters are returned in `leftOut`.
 */
export function parsePlan(search: string): ParsedPlan {
  const rooms: PlannedRoom[] = [];
  const leftOut: string[] = [];
  let room: PlannedRoom | undefined;
  for (const [name, value] of new URLSearchParams(search)) {
    const known = ['room', 'target', 'vent', 'speed', 'count', 'record', 'noise', 'name'].includes(name);
    if (!known) continue;
    if (name === 'room') {
      const size = rooms.length < planLimits.rooms ? readSize(value) : undefined;
      room = size && { ...unsaid, ...size };
      if (room) rooms.push(room);
      else leftOut.push(`room=${value}`);
      continue;
    }
    const part = parsePart(name, value);
    if (room && part) Object.assign(room, part);
    else leftOut.push(`${name}=${value}`);
  }
  return { rooms, leftOut };
}

/** The absolute address of a plan. @param origin '' while prerendering */
export function planUrl(rooms: readonly PlannedRoom[], origin: string): string {
  return `${origin}${new URL(siteUrl(href('roomPlanner'))).pathname}?${planQuery(rooms)}`;
}

/** Whether mail programs or chats may cut the link. */
export function isTooLong(url: string): boolean {
  return url.length > planLimits.linkLength;
}

/** The contact form with a plan. */
export function planEnquiryUrl(rooms: readonly PlannedRoom[]): string {
  return `${contactUrl('plan')}&${planQuery(rooms)}`;
}

/** The plan's link in a contact form's address; '' if there is none. */
export function enquiredPlanUrl(search: string): string {
  const { rooms } = parsePlan(search);
  if (rooms.length === 0) return '';
  const url = planUrl(rooms, window.location.origin);
  return isTooLong(url) ? '' : url;
}
