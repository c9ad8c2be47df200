import type { Sample } from '@/config/sample';
import { sample } from '@/config/sample';

/** A room that stands for its kind: what the button beside the calculator fills in. */
export type TypicalRoom = {
  /** With its article, as in "Try a dental surgery". */
  name: string;
  lengthM: number;
  widthM: number;
  heightM: number;
  /** Air changes per hour to aim for. Sources: specification (6), CDC 2023 for any occupied room (5), UK dental IPC appendix, withdrawn (10). */
  targetAch: number;
};

/** Typical rooms, samples that the owner may change. */
export const typicalRooms = {
  surgery: sample({ name: 'a dental surgery', lengthM: 4.5, widthM: 3.5, heightM: 2.6, targetAch: 10 }),
  classroom: sample({ name: 'a classroom', lengthM: 9, widthM: 7, heightM: 3, targetAch: 5 }),
  consultingRoom: sample({ name: 'a consulting room', lengthM: 5, widthM: 3.2, heightM: 2.7, targetAch: 6 }),
  openOffice: sample({ name: 'an open office', lengthM: 10, widthM: 8, heightM: 2.7, targetAch: 5 }),
  eventRoom: sample({ name: 'a bar or event room', lengthM: 12, widthM: 8, heightM: 3, targetAch: 6 }),
  gymFloor: sample({ name: 'a gym floor', lengthM: 15, widthM: 10, heightM: 3.5, targetAch: 6 }),
  livingRoom: sample({ name: 'a living room', lengthM: 5, widthM: 4, heightM: 2.4, targetAch: 5 }),
} satisfies Record<string, Sample<TypicalRoom>>;

export type TypicalRoomKey = keyof typeof typicalRooms;
