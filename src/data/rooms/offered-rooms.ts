import type { ExampleRoom } from './example-room';
import { openOffice } from './business-rooms';
import { dentalRooms } from './dentistry-rooms';
import { schoolRoomAnswers } from './education-rooms';
import { livingRoom } from './home-rooms';

/** The rooms of the articles. */
export const offeredRooms = {
  surgery: dentalRooms.surgery,
  classroom: schoolRoomAnswers.classroom,
  openOffice,
  livingRoom,
} as const satisfies Record<string, ExampleRoom>;

/** Key of a room that an article works out. */
export type OfferedRoomKey = keyof typeof offeredRooms;
