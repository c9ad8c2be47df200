import { boardRoom, openOffice } from '@/data/rooms/business-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { gymFloor, yogaStudio } from '@/data/rooms/gym-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { bedroomAtHome, livingRoom } from '@/data/rooms/home-rooms';
import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { RoomKind } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import { settingsOf, type RoomSettings, usualSettings } from '@/domain/room-advice';

type Preset = { label: string; typical: ExampleRoom };

/** Each kind of room with the typical room whose settings it takes. */
const presets: Readonly<Record<RoomKind, Preset>> = {
  classroom: { label: 'Classroom', typical: schoolRoomAnswers.classroom },
  office: { label: 'Office', typical: openOffice },
  'treatment-room': { label: 'Surgery or treatment room', typical: dentalRooms.surgery },
  ward: { label: 'Ward or bay', typical: wardRoomAnswers.bay },
  'waiting-room': { label: 'Waiting room of a practice', typical: dentalRooms.waitingRoom },
  'waiting-area': { label: 'Waiting area of a hospital', typical: wardRoomAnswers.waitingArea },
  restaurant: { label: 'Restaurant or bar', typical: restaurant },
  'function-room': { label: 'Function room', typical: functionRoom },
  gym: { label: 'Gym with music', typical: gymFloor },
  studio: { label: 'Yoga studio', typical: yogaStudio },
  hall: { label: 'School hall', typical: schoolRoomAnswers.hall },
  bedroom: { label: 'Hotel bedroom', typical: bedroom },
  'home-bedroom': { label: 'Bedroom at home', typical: bedroomAtHome },
  home: { label: 'Living room or study', typical: livingRoom },
  other: { label: 'Any other room', typical: boardRoom },
};

export function kindLabel(kind: RoomKind): string {
  return presets[kind].label;
}

export function settingsOfKind(kind: RoomKind): RoomSettings {
  return kind === 'other' ? usualSettings : settingsOf(presets[kind].typical);
}

export function exampleOfKind(kind: RoomKind): { phrase: string; room: PlannedRoom } {
  const { typical } = presets[kind];
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
