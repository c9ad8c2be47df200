import type { SectorKey } from '@/config/sectors';
import type { ExampleRoom } from './example-room';
import { dentalRooms } from './dentistry-rooms';
import { schoolRoomAnswers } from './education-rooms';
import { wardRoomAnswers } from './health-care-rooms';
import { boardRoom, booth, meetingRoom, openOffice, reception, smallRoom, wholeFloor } from './business-rooms';
import { bedroom, functionRoom, restaurant } from './hospitality-rooms';
import { gymFloor, spinStudio, gymTreatmentRoom, yogaStudio } from './gym-rooms';

/** The rooms of each sector page; the first one is the most typical. */
export const sectorRooms = {
  dentistry: [dentalRooms.surgery, dentalRooms.decontaminationRoom, dentalRooms.waitingRoom],
  education: [
    schoolRoomAnswers.classroom,
    schoolRoomAnswers.hall,
    schoolRoomAnswers.nursery,
    schoolRoomAnswers.medicalRoom,
  ],
  healthCare: [
    wardRoomAnswers.bay,
    wardRoomAnswers.treatmentRoom,
    wardRoomAnswers.consultingRoom,
    wardRoomAnswers.waitingArea,
  ],
  business: [openOffice, wholeFloor, meetingRoom, reception],
  hospitality: [restaurant, functionRoom, bedroom],
  gym: [gymFloor, spinStudio, yogaStudio, gymTreatmentRoom],
} as const satisfies Record<SectorKey, readonly [ExampleRoom, ...ExampleRoom[]]>;

const { classroom, hall, nursery, library, staffRoom, medicalRoom } = schoolRoomAnswers;

/** The rooms of a building, with those that only its plan shows. */
export const buildingRooms: Readonly<Record<SectorKey, readonly ExampleRoom[]>> = {
  ...sectorRooms,
  education: [classroom, hall, nursery, library, staffRoom, medicalRoom],
  business: [wholeFloor, boardRoom, meetingRoom, smallRoom, booth, openOffice, reception],
};
