import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { roomEducation } from '@/assets/pictures/room-education';
import { roomGym } from '@/assets/pictures/room-gym';
import type { PictureFile } from '@/assets/pictures/picture';
import type { CalculatorModelName } from '@/domain/machines';
import type { RoomSize } from '@/domain/room';
import { type RoomSettings, settingsOf } from '@/domain/room-advice';
import { sample, type Sample } from '@/config/sample';
import { dentalRooms } from './rooms/dentistry-rooms';
import { schoolRoomAnswers } from './rooms/education-rooms';
import { spinStudio } from './rooms/gym-rooms';

export type RoomPicture = RoomSize &
  RoomSettings & {
    name: string;
    picture: PictureFile;
    alt: string;
    /** In the picture, one machine. */
    model: CalculatorModelName;
  };

/** Sizes are those of the rendered rooms (studio/blender/scenes/rooms.py). */
export const roomPictures: readonly Sample<RoomPicture>[] = [
  sample({
    name: 'Dental surgery',
    picture: roomDentistry,
    alt: 'Model of a dental surgery: a green chair, an orange stool, cabinets, and a white purifier at the wall beside the chair',
    model: 'GEN Y',
    ...settingsOf(dentalRooms.surgery),
    lengthM: 4.5,
    widthM: 3.5,
    heightM: 2.6,
  }),
  sample({
    name: 'Small classroom',
    picture: roomEducation,
    alt: 'Model of a classroom: six tables, one orange chair, coats on pegs, a board, and a dark purifier beside the board',
    model: 'GEN Z',
    ...settingsOf(schoolRoomAnswers.classroom),
    lengthM: 6,
    widthM: 5.4,
    heightM: 3,
  }),
  sample({
    name: 'Gym studio',
    picture: roomGym,
    alt: 'Model of a gym studio: treadmills, a bike, weights, an orange ball, and a dark purifier in a taped square by the wall',
    model: 'GEN Z',
    ...settingsOf(spinStudio),
    lengthM: 6,
    widthM: 5.4,
    heightM: 3,
  }),
];
