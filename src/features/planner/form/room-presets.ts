import { roomOfKind } from '@/data/rooms/room-of-kind';
import type { RoomKind } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import { settingsOf, type RoomSettings, usualSettings } from '@/domain/room-answer';

const labels: Readonly<Record<RoomKind, string>> = {
  classroom: 'Classroom',
  office: 'Office',
  'treatment-room': 'Surgery or treatment room',
  ward: 'Ward or bay',
  'waiting-room': 'Waiting room of a practice',
  'waiting-area': 'Waiting area of a hospital',
  restaurant: 'Restaurant or bar',
  'function-room': 'Function room',
  gym: 'Gym with music',
  studio: 'Yoga studio',
  hall: 'School hall',
  bedroom: 'Hotel bedroom',
  'home-bedroom': 'Bedroom at home',
  home: 'Living room or study',
  other: 'Any other room',
};

/** The name of a kind of room, as the form shows it. */
export function kindLabel(kind: RoomKind): string {
  return labels[kind];
}

/** The usual settings of a kind of room: those of the sector that shows it. */
export function settingsOfKind(kind: RoomKind): RoomSettings {
  return kind === 'other' ? usualSettings : settingsOf(roomOfKind[kind]);
}

/** A typical room of a kind, with its sides in metres and the words for it. */
export function exampleOfKind(kind: RoomKind): { phrase: string; room: PlannedRoom } {
  const typical = roomOfKind[kind];
  const { lengthM, widthM, heightM, people, phrase } = typical;
  return {
    phrase,
    room: {
      lengthM,
      widthM,
      heightM,
      ...settingsOf(typical),
      roomKind: typical.roomKind ?? kind,
      ...(people !== undefined && { people }),
      name: '',
      floor: '',
    },
  };
}
