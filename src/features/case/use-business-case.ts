import { useState, useSyncExternalStore } from 'react';
import type { SectorKey } from '@/config/sectors';
import { calculateCase, type CaseRoom } from '@/data/case/business-case';
import { caseKeyOf, caseWords } from '@/data/case/case-words';
import { catalogue } from '@/data/products/catalogue';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { roomOfKind } from '@/data/rooms/room-of-kind';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import { storedPlan, prerenderedPlan, subscribeToPlan } from '@/hooks/stored-plan';
import { localIsoDate } from '@/lib/format/calendar-reminder';
import { caseUrl, type CaseView, titleOf } from './case-view';
import { storedOrganisationName, storeOrganisationName } from './organisation-name';

/** What a page gives a business case. */
export type BusinessCaseSource = {
  /** Without one, the kinds of the rooms decide. */
  sectorKey?: SectorKey;
  /** The room that is answered. */
  room: ExampleRoom | PlannedRoom;
  /** Typical rooms, of which a visitor enters how many the building has. */
  typicalRooms?: readonly ExampleRoom[];
  /** Instead of the plan that the visitor keeps. */
  plan?: Plan;
};

/** What a business case counts. */
export type CaseScope = 'room' | 'building' | 'plan';

/** Rooms of one kind, from 0 to 99; undefined if the text is no such number. */
export function readCount(text: string): number | undefined {
  return /^\d{0,2}$/.test(text.trim()) ? Number(text) : undefined;
}

function caseRoom(room: ExampleRoom | PlannedRoom, count = 1): CaseRoom {
  return { ...room, floor: 'floor' in room ? room.floor : '', count };
}

/** Whether its name is that of its kind, not one that a visitor gave. */
function isNamedByKind({ name, roomKind = 'other' }: ExampleRoom | PlannedRoom): boolean {
  return name === roomOfKind[roomKind].name;
}

function formatProduct({ slug, number }: Plan['items'][number]): string {
  return `${number} × ${catalogue.find((product) => product.slug === slug)?.name ?? slug}`;
}

/** The case of a room, a building or a plan, with what the visitor enters about it. */
export function useBusinessCase({ sectorKey, room, typicalRooms = [], plan }: BusinessCaseSource) {
  const stored = useSyncExternalStore(subscribeToPlan, storedPlan, prerenderedPlan);
  const planned = plan ?? stored;
  const [chosenScope, setScope] = useState<CaseScope>();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [organisation, setOrganisation] = useState(storedOrganisationName);
  const scope = chosenScope ?? (plan && plan.rooms.length > 0 ? 'plan' : 'room');

  const sectorWords = sectorKey && caseWords[sectorKey];
  const countOf = ({ key }: ExampleRoom) => counts[key] ?? String(sectorWords?.building[key] ?? 0);

  function roomsOf(wanted: CaseScope): CaseRoom[] {
    if (wanted === 'plan') return planned.rooms.map((each) => caseRoom(each));
    if (wanted === 'room') return [caseRoom(room)];
    return typicalRooms
      .map((each) => caseRoom(each.name === room.name ? room : each, readCount(countOf(each)) ?? 0))
      .filter(({ count }) => count > 0);
  }

  const chosenRooms = roomsOf(scope);
  const rooms = chosenRooms.length > 0 ? chosenRooms : roomsOf('room');
  const words = sectorWords ?? caseWords[caseKeyOf(rooms)];
  const view: CaseView = {
    result: calculateCase(rooms, words),
    words,
    title: titleOf(rooms, scope !== 'plan' && (typicalRooms.length > 0 || isNamedByKind(room))),
    organisation,
    isoDate: localIsoDate(new Date()),
    url: caseUrl(rooms, window.location.origin),
    products: scope === 'plan' ? planned.items.map(formatProduct) : [],
  };
  return {
    view,
    rooms,
    planned,
    scope,
    setScope,
    countOf,
    enterCount: ({ key }: ExampleRoom, text: string) => setCounts((others) => ({ ...others, [key]: text })),
    enterOrganisation: (name: string) => {
      setOrganisation(name);
      storeOrganisationName(name);
    },
  };
}
