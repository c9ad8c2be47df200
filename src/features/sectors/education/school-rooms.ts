import type { MachineRoom } from '../machine-room';

/** A room of the drawn school: its size, its machines and its place in the plan. */
export type SchoolRoom = MachineRoom & {
  /** Place of the room's top left corner in the plan, in metres. The room runs `lengthM` across and `widthM` down. */
  xM: number;
  yM: number;
};

const classroom = { lengthM: 8, widthM: 7, heightM: 3, model: 'GEN Z', machines: 1, yM: 0 } as const;

/** An example of a school, every room sized so that its machines reach six air changes an hour by themselves. */
export const schoolRooms = {
  classroom1: { ...classroom, name: 'Classroom 1', xM: 0 },
  classroom2: { ...classroom, name: 'Classroom 2', xM: 8 },
  classroom3: { ...classroom, name: 'Classroom 3', xM: 16 },
  classroom4: { ...classroom, name: 'Classroom 4', xM: 24 },
  nursery: { name: 'Nursery', lengthM: 7, widthM: 6, heightM: 2.6, model: 'GEN X', machines: 1, xM: 32, yM: 0 },
  hall: { name: 'Hall', lengthM: 12, widthM: 9, heightM: 4.5, model: 'GEN Z', machines: 3, xM: 0, yM: 9.4 },
  library: { name: 'Library', lengthM: 8, widthM: 6, heightM: 2.8, model: 'GEN Z', machines: 1, xM: 12, yM: 9.4 },
  staffRoom: { name: 'Staff room', lengthM: 6, widthM: 5, heightM: 2.6, model: 'GEN X', machines: 1, xM: 20, yM: 9.4 },
  medicalRoom: {
    name: 'Medical room',
    lengthM: 3.5,
    widthM: 3,
    heightM: 2.6,
    model: 'GEN S',
    machines: 1,
    xM: 26,
    yM: 9.4,
  },
} as const satisfies Record<string, SchoolRoom>;

export const schoolPlan: readonly SchoolRoom[] = Object.values(schoolRooms);
