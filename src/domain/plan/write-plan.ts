import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';
import type { RoomSize } from '../room';
import type { LinkedRoom, Plan, PlannedRoom } from './plan';
import {
  defaultRoom,
  type FieldKey,
  fieldKeys,
  type PlanValues,
  numberText,
  planLimits,
  roomFields,
} from './plan-fields';

type WrittenValues = { readonly [Key in FieldKey]?: PlanValues[Key] | undefined };

/** What an address leaves out; the target is written even if it is the usual one. */
const omitted: WrittenValues = { ...defaultRoom, targetAch: undefined };

function fieldText<Key extends FieldKey>(key: Key, values: WrittenValues): string {
  const value: PlanValues[Key] | undefined = values[key];
  return value === undefined ? '' : roomFields[key].write(value);
}

function parametersOf(room: RoomSize & WrittenValues): [string, string][] {
  const values: WrittenValues = {
    ...room,
    ventilationAch: room.ventilation ? undefined : room.ventilationAch,
    litresPerSecondEach: room.rule === 'own' ? room.litresPerSecondEach : undefined,
  };
  const size = [room.lengthM, room.widthM, room.heightM].map(numberText).join('x');
  const parameters: [string, string][] = [['room', size]];
  for (const key of fieldKeys) {
    const text = fieldText(key, values);
    if (text !== '' && text !== fieldText(key, omitted)) parameters.push([roomFields[key].parameter, text]);
  }
  return parameters;
}

function queryOf(parameters: [string, string][]): string {
  return new URLSearchParams(parameters).toString();
}

/** A plan as in `room=5x4x2.5&target=6&item=gen-x-filter*2`; '' if it is empty. */
export function writePlan({ rooms, items }: Plan): string {
  return queryOf([
    ...rooms.flatMap(parametersOf),
    ...items.map(({ slug, number }): [string, string] => ['item', `${slug}*${number}`]),
  ]);
}

/** A room without its name as the fragment of an address, which is not sent to a server. */
export function roomFragment(room: LinkedRoom): string {
  return queryOf(parametersOf({ ...room, ventilation: undefined, name: undefined, floor: undefined }));
}

/** Path of the planner, which opens with the room if one is given. */
export function plannerUrl(room?: LinkedRoom): string {
  const planner = href('roomPlanner');
  return room ? `${planner}#${roomFragment(room)}` : planner;
}

/** Whether two rooms have the same address. */
export function isSameRoom(a: PlannedRoom, b: PlannedRoom): boolean {
  return queryOf(parametersOf(a)) === queryOf(parametersOf(b));
}

/** The absolute address of a plan. @param origin '' while prerendering */
export function planUrl(plan: Plan, origin: string): string {
  return `${origin}${new URL(siteUrl(href('roomPlanner'))).pathname}#${writePlan(plan)}`;
}

/** Whether mail programs or chats may cut the link. */
export function isTooLong(url: string): boolean {
  return url.length > planLimits.linkLength;
}

/** Path of the contact form with the plan in its hash. */
export function planEnquiryUrl(plan: Plan): string {
  return `${contactUrl('plan')}#${writePlan(plan)}`;
}
