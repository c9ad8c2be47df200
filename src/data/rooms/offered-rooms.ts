import { workingSpeedLimitDbA } from '@/domain/speeds';
import type { ExampleRoom } from './example-room';
import { openOffice } from './business-rooms';
import { dentalRooms } from './dentistry-rooms';
import { schoolRoomAnswers } from './education-rooms';
import { livingRoom } from './home-rooms';

/** The rooms of the articles. */
export const offeredRooms = {
  surgery: dentalRooms.surgery,
  classroom: schoolRoomAnswers.classroom,
  /** Of the article on noise, so within its limit. */
  openOffice: { ...openOffice, noiseLimitDbA: workingSpeedLimitDbA },
  livingRoom,
} as const satisfies Record<string, ExampleRoom>;

export type OfferedRoomKey = keyof typeof offeredRooms;
