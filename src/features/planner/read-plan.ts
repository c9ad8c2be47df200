import { roomDefaults, type PlannedRoom } from '@/lib/plan-link';
import { longestSideM, shortestSideM } from '@/lib/read-metres';

/** What a plan may hold, in its form, its link and on the device alike. */
export const planLimits = {
  rooms: 20,
  nameLength: 60,
  /** Air changes per hour to aim for, and to have already. */
  mostAch: 60,
  linkLength: 2000,
} as const;

/** A number as a link may give it: digits and a point, no sign and no exponent. */
function plainNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
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
  let room: PlannedRoom | undefined;
  for (const [name, value] of new URLSearchParams(search)) {
    const known = ['room', 'target', 'vent', 'speed', 'count', 'record', 'name'].includes(name);
    if (!known) continue;
    if (name === 'room') {
      const size = rooms.length < planLimits.rooms ? readSize(value) : undefined;
      room = size && { ...roomDefaults, ...size, name: '' };
      if (room) rooms.push(room);
      else leftOut.push(`room=${value}`);
      continue;
    }
    const part = readPart(name, value);
    if (room && part) Object.assign(room, part);
    else leftOut.push(`${name}=${value}`);
  }
  return { rooms, leftOut };
}
