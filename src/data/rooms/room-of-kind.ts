import type { RoomKind } from '@/domain/people';
import { openOffice } from './business-rooms';
import { dentalRooms } from './dentistry-rooms';
import { schoolRoomAnswers } from './education-rooms';
import type { ExampleRoom } from './example-room';
import { gymFloor, yogaStudio } from './gym-rooms';
import { wardRoomAnswers } from './health-care-rooms';
import { bedroomAtHome, livingRoom } from './home-rooms';
import { bedroom, functionRoom, restaurant } from './hospitality-rooms';

/** The typical room of each kind, whose settings a room of that kind takes. */
export const roomOfKind: Readonly<Record<RoomKind, ExampleRoom>> = {
  classroom: schoolRoomAnswers.classroom,
  office: openOffice,
  'treatment-room': dentalRooms.surgery,
  ward: wardRoomAnswers.bay,
  'waiting-room': dentalRooms.waitingRoom,
  'waiting-area': wardRoomAnswers.waitingArea,
  restaurant,
  'function-room': functionRoom,
  gym: gymFloor,
  studio: yogaStudio,
  hall: schoolRoomAnswers.hall,
  bedroom,
  'home-bedroom': bedroomAtHome,
  home: livingRoom,
  other: schoolRoomAnswers.staffRoom,
};
