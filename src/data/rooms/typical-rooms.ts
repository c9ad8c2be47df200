import { sample, unwrapSample, type Sample } from '@/config/sample';
import type { RoomSize } from '@/domain/room';

/** Fills in the calculator. */
export type TypicalRoom = {
  /** With its article: "a dental surgery". */
  name: string;
  lengthM: number;
  widthM: number;
  heightM: number;
};

export const typicalRooms = {
  surgery: sample({ name: 'a dental surgery', lengthM: 4.5, widthM: 3.5, heightM: 2.6 }),
  classroom: sample({ name: 'a classroom', lengthM: 9, widthM: 7, heightM: 3 }),
  consultingRoom: sample({ name: 'a consulting room', lengthM: 5, widthM: 3.2, heightM: 2.7 }),
  openOffice: sample({ name: 'an open office', lengthM: 10, widthM: 8, heightM: 2.7 }),
  eventRoom: sample({ name: 'a restaurant or bar', lengthM: 12, widthM: 8, heightM: 3 }),
  gymFloor: sample({ name: 'a gym floor', lengthM: 15, widthM: 10, heightM: 3.5 }),
  bedroom: sample({ name: 'a bedroom', lengthM: 4, widthM: 3, heightM: 2.4 }),
  livingRoom: sample({ name: 'a living room', lengthM: 5, widthM: 4, heightM: 2.4 }),
} satisfies Record<string, Sample<TypicalRoom>>;

/** The three sides of a typical room. */
export function sizeOf(room: Sample<TypicalRoom>): RoomSize {
  const { lengthM, widthM, heightM } = unwrapSample(room);
  return { lengthM, widthM, heightM };
}

/** A room of three sides in metres. */
export function metres(lengthM: number, widthM: number, heightM: number): RoomSize {
  return { lengthM, widthM, heightM };
}
