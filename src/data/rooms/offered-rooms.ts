import type { ExampleRoom } from './example-room';
import { talkingOffice } from './business-rooms';
import { dentalRooms } from './dentistry-rooms';
import { schoolRoomAnswers } from './education-rooms';
import { livingRoom } from './home-rooms';

/** The rooms of the articles. */
export const offeredRooms = {
  surgery: dentalRooms.surgery,
  classroom: schoolRoomAnswers.classroom,
  talkingOffice,
  livingRoom,
} as const satisfies Record<string, ExampleRoom>;

export type OfferedRoomKey = keyof typeof offeredRooms;
