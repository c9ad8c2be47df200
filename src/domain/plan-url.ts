import type { ProductSlug } from '@/config/product-slugs';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';
import type { RoomKind } from './people';
import { type LinkedRoom, roomParameters, short } from './planner-url';
import { usualSettings } from './room-advice';
import { outdoorCo2Ppm, type VentilationSource } from './ventilation';

export type PlannedRoom = LinkedRoom & {
  roomKind: RoomKind;
  /** Where `ventilationAch` comes from, unless it was given as such. */
  ventilation?: VentilationSource;
  /** '' without a name. */
  name: string;
  /** Floor or area of the building; '' without one. */
  floor: string;
};

/** Single products on a plan. */
export type PlanItem = { slug: ProductSlug; number: number };

export type Plan = { rooms: readonly PlannedRoom[]; items: readonly PlanItem[] };

export const emptyPlan: Plan = { rooms: [], items: [] };

/** Limits of a plan, for form, link and storage. */
export const planLimits = {
  rooms: 20,
  nameLength: 60,
  /** Air changes per hour. */
  targetAch: { least: 0.1, most: 60 },
  ventilationAch: { least: 0, most: 60 },
  people: { least: 1, most: 5000 },
  litresPerSecondEach: { least: 0.1, most: 200 },
  co2Ppm: { least: outdoorCo2Ppm + 1, most: 10_000 },
  windowM: { least: 0.01, most: 20 },
  celsius: { least: -30, most: 50 },
  noiseDbA: { least: 15, most: 80 },
  linkLength: 2000,
} as const;

/** What an address without a parameter means: no ventilation, for existing links. */
export const unsaid = { ...usualSettings, ventilationAch: 0, roomKind: 'other', name: '', floor: '' } as const;

export function ventilationText(source: VentilationSource): string {
  switch (source.by) {
    case 'person':
      return `person ${short(source.litresPerSecondEach)}`;
    case 'co2':
      return `co2 ${short(source.ppm)} ${source.who}`;
    case 'window':
      return `window ${[source.widthM, source.heightM, source.insideC, source.outsideC].map(short).join(' ')}`;
  }
}

function parametersOf(room: PlannedRoom): [string, string][] {
  const { ventilation, floor, name } = room;
  const parameters = roomParameters(room, ventilation && ventilationText(ventilation)).filter(
    (parameter) => parameter.join('=') !== `kind=${unsaid.roomKind}`,
  );
  if (floor) parameters.push(['floor', floor]);
  if (name) parameters.push(['name', name]);
  return parameters;
}

/** A plan as in `room=5x4x2.5&target=6&item=gen-x-filter*2`; '' if it is empty. */
export function planQuery({ rooms, items }: Plan): string {
  const parameters = rooms.flatMap(parametersOf);
  for (const { slug, number } of items) parameters.push(['item', `${slug}*${number}`]);
  return new URLSearchParams(parameters).toString();
}

export function isSameRoom(one: PlannedRoom, other: PlannedRoom): boolean {
  const textOf = (room: PlannedRoom) => new URLSearchParams(parametersOf(room)).toString();
  return textOf(one) === textOf(other);
}

/** The absolute address of a plan. @param origin '' while prerendering */
export function planUrl(plan: Plan, origin: string): string {
  return `${origin}${new URL(siteUrl(href('roomPlanner'))).pathname}#${planQuery(plan)}`;
}

/** Whether mail programs or chats may cut the link. */
export function isTooLong(url: string): boolean {
  return url.length > planLimits.linkLength;
}

export function planEnquiryUrl(plan: Plan): string {
  return `${contactUrl('plan')}#${planQuery(plan)}`;
}
