import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { eyeGym } from '@/assets/pictures/eye-gym';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import type { PictureFile } from '@/assets/pictures/picture';
import type { MachineModel } from '@/domain/machines';
import { openOffice } from './rooms/business-rooms';
import { dentalRooms } from './rooms/dentistry-rooms';
import { schoolRoomAnswers } from './rooms/education-rooms';
import type { ExampleRoom } from './rooms/example-room';
import { gymFloor } from './rooms/gym-rooms';

/** A room of our texts with its picture. */
export type RoomRendering = {
  room: ExampleRoom;
  picture: PictureFile;
  alt: string;
  /** What the picture shows. */
  model: MachineModel;
  machines: number;
};

export const roomRenderings: readonly [RoomRendering, ...RoomRendering[]] = [
  {
    room: dentalRooms.surgery,
    picture: eyeSurgery,
    alt: 'A dental surgery: the patient’s chair, and one white purifier between it and the worktop',
    model: 'GEN Y',
    machines: 1,
  },
  {
    room: schoolRoomAnswers.classroom,
    picture: eyeClassroom,
    alt: 'A classroom from the back row: tables with open books, a green board, and its four white purifiers',
    model: 'GEN X',
    machines: 4,
  },
  {
    room: gymFloor,
    picture: eyeGym,
    alt: 'A gym floor: two racks with loaded bars, a person walking past a rack of dumbbells, blurred, and its five white purifiers',
    model: 'GEN X',
    machines: 5,
  },
];

export const officeRendering: RoomRendering = {
  room: openOffice,
  picture: eyeOffice,
  alt: 'An open office: banks of desks, a person walking past, blurred, and its five white purifiers',
  model: 'GEN X',
  machines: 5,
};
