import { schoolRooms, type SchoolRoom } from './school-rooms';

/** A room that the section cuts, with where it begins and ends, in metres from the building's left edge. */
export type CutRoom = { name: string; room: SchoolRoom; fromM: number; toM: number; shown?: string };

const { classroom1, nursery, hall } = schoolRooms;
const nurseryM = classroom1.lengthM;
const hallM = nurseryM + nursery.lengthM;

/** The rooms in the section from left to right. Classroom and nursery are cut along, the hall across. */
export const cutRooms = [
  { name: 'Classroom', room: classroom1, fromM: 0, toM: nurseryM, shown: 'two shown' },
  { name: 'Nursery', room: nursery, fromM: nurseryM, toM: hallM },
  { name: 'Hall', room: hall, fromM: hallM, toM: hallM + hall.widthM, shown: 'two shown' },
] as const satisfies readonly CutRoom[];
