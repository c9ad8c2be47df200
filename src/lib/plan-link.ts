import { airChangeTargets } from '@/config/calculator-models';
import type { RoomSize } from './air-changes';
import { href } from './href';
import type { RoomQuestion } from './room-choice';

/** A room of a plan. */
export type PlannedRoom = RoomQuestion & {
  /** What it is called on its door; '' where nobody named it. */
  name: string;
};

/** A room as the planner opens: nothing measured yet. */
export const roomDefaults = {
  targetAch: airChangeTargets.optimum,
  ventilationAch: 0,
  sizedAt: 'working',
  share: 1,
  keepsRecord: false,
} as const satisfies Partial<PlannedRoom>;

/** Four decimals of a metre are a tenth of a millimetre. */
function short(value: number): string {
  return String(Number(value.toFixed(4)));
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
