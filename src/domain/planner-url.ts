import { href } from '@/lib/links/href';
import type { PeopleRule, RoomKind } from './people';
import type { RoomSize } from './room';
import { usualSettings, type RoomSettings } from './room-advice';

/** A room as one page hands it to another. */
export type LinkedRoom = RoomSize &
  RoomSettings & {
    roomKind?: RoomKind;
    people?: number | undefined;
    /** The rule for people, with its figure. */
    rule?: PeopleRule;
    litresPerSecondEach?: number | undefined;
  };

/** Four decimals: a tenth of a millimetre. */
export function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** The parameters of a room. @param ventilation in place of its air changes */
export function roomParameters(room: LinkedRoom, ventilation = short(room.ventilationAch)): [string, string][] {
  const { lengthM, widthM, heightM, targetAch, sizedAt, share, keepsRecord, noiseLimitDbA } = room;
  const { roomKind, people, rule, litresPerSecondEach = 0 } = room;
  const parameters: [string, string][] = [
    ['room', [lengthM, widthM, heightM].map(short).join('x')],
    ['target', short(targetAch)],
  ];
  if (roomKind) parameters.push(['kind', roomKind]);
  if (people) parameters.push(['people', String(people)]);
  if (ventilation !== '0') parameters.push(['vent', ventilation]);
  if (sizedAt !== usualSettings.sizedAt) parameters.push(['speed', sizedAt]);
  if (share !== usualSettings.share) parameters.push(['count', '50']);
  if (keepsRecord) parameters.push(['record', '1']);
  if (noiseLimitDbA !== undefined) parameters.push(['noise', String(noiseLimitDbA)]);
  if (rule) parameters.push(['rule', rule]);
  if (rule === 'own') parameters.push(['each', short(litresPerSecondEach)]);
  return parameters;
}

/** A room as the fragment of an address, which is not sent to a server. */
export function roomFragment(room: LinkedRoom): string {
  return new URLSearchParams(roomParameters(room)).toString();
}

export function plannerUrl(room?: LinkedRoom): string {
  const planner = href('roomPlanner');
  return room ? `${planner}#${roomFragment(room)}` : planner;
}
