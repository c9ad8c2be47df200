import { airChangeTargets } from '@/config/calculator-models';
import type { RoomSize } from './air-changes';
import { href } from './href';
import { longestSideM, shortestSideM } from './read-metres';
import type { RoomQuestion } from './room-choice';

/** A room of a plan. */
export type PlannedRoom = RoomQuestion & {
  /** What it is called on its door; '' where nobody named it. */
  name: string;
};

/** What a plan may hold, in its form, its link and on the device alike. */
export const planLimits = {
  rooms: 20,
  nameLength: 60,
  /** Air changes per hour to aim for, and to have already. */
  mostAch: 60,
  linkLength: 2000,
} as const;

/** A room as the planner opens: nothing measured yet. */
export const roomDefaults = {
  targetAch: airChangeTargets.optimum,
  ventilationAch: 0,
  sizedAt: 'working',
  share: 1,
  keepsRecord: false,
} as const satisfies Partial<PlannedRoom>;

/** A number as a link may give it: digits and a point, no sign and no exponent. */
function plainNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Four decimals of a metre are a tenth of a millimetre. */
function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

function readSize(text: string): Pick<PlannedRoom, 'lengthM' | 'widthM' | 'heightM'> | undefined {
  const [lengthM, widthM, heightM, ...more] = text
    .split('x')
    .map((side) => plainNumber(side, shortestSideM, longestSideM));
  if (lengthM === undefined || widthM === undefined || heightM === undefined || more.length > 0) return undefined;
  return { lengthM, widthM, heightM };
}

/** The part of a room that one parameter of a link states, undefined where it is none that we know. */
function readPart(name: string, value: string): Partial<PlannedRoom> | undefined {
  const { mostAch, nameLength } = planLimits;
  const ach = plainNumber(value, 0, mostAch);
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
    case 'name':
      return value.trim() ? { name: value.trim().slice(0, nameLength) } : undefined;
    default:
      return undefined;
  }
}

/** A plan read from an address, with what had to be left out of it. */
export type PlanRead = { rooms: PlannedRoom[]; leftOut: string[] };

/**
 * Reads the rooms of an address such as `?room=5x4x2.5&target=6&name=Surgery&room=9x7x3`: what follows a `room` belongs to
 * it. Whatever is not as the planner's own fields would take it is left out and named.
 */
export function readPlan(search: string): PlanRead {
  const rooms: PlannedRoom[] = [];
  const leftOut: string[] = [];
  let isSkipping = true;
  for (const [name, value] of new URLSearchParams(search)) {
    const known = ['room', 'target', 'vent', 'speed', 'count', 'record', 'name'].includes(name);
    if (!known) continue;
    if (name === 'room') {
      const size = rooms.length < planLimits.rooms ? readSize(value) : undefined;
      isSkipping = size === undefined;
      if (size) rooms.push({ ...roomDefaults, ...size, name: '' });
      else leftOut.push(`room=${value}`);
      continue;
    }
    const room = isSkipping ? undefined : rooms.at(-1);
    const part = readPart(name, value);
    if (room && part) Object.assign(room, part);
    else leftOut.push(`${name}=${value}`);
  }
  return { rooms, leftOut };
}

function roomParameters(room: PlannedRoom): [string, string][] {
  const { lengthM, widthM, heightM, targetAch, ventilationAch, sizedAt, share, keepsRecord, name } = room;
  const parameters: [string, string][] = [
    ['room', [lengthM, widthM, heightM].map(short).join('x')],
    ['target', short(targetAch)],
  ];
  if (ventilationAch > 0) parameters.push(['vent', short(ventilationAch)]);
  if (sizedAt !== roomDefaults.sizedAt) parameters.push(['speed', sizedAt]);
  if (share !== roomDefaults.share) parameters.push(['count', '50']);
  if (keepsRecord) parameters.push(['record', '1']);
  if (name) parameters.push(['name', name]);
  return parameters;
}

/** The query of a plan: `room=5x4x2.5&target=6`, without its question mark; '' for a plan without rooms. */
export function planQuery(rooms: readonly PlannedRoom[]): string {
  return new URLSearchParams(rooms.flatMap(roomParameters)).toString();
}

/** The address of the planner, with a room that was measured elsewhere already in it. */
export function plannerHref(room: (RoomSize & Partial<PlannedRoom>) | undefined): string {
  if (!room) return href('roomPlanner');
  const { lengthM, widthM, heightM, targetAch, ventilationAch, sizedAt, keepsRecord } = { ...roomDefaults, ...room };
  const planned = {
    ...roomDefaults,
    lengthM,
    widthM,
    heightM,
    targetAch,
    ventilationAch,
    sizedAt,
    keepsRecord,
    name: '',
  };
  return `${href('roomPlanner')}?${planQuery([planned])}`;
}
