import { purifiers } from '@/data/purifiers';
import { prices, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { levelWhileAdding } from '@/domain/clearance';
import { betterMix } from '@/domain/speed-mix';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { type MachineRoom, withMachines } from '../room-machines';

/** A room of the school's plan, with its machines and the ventilation that it has. */
export type SchoolRoom = ExampleRoom &
  MachineRoom & {
    people: number;
    /** Top left corner in the plan, in metres; `lengthM` runs across and `widthM` down. */
    xM: number;
    yM: number;
    /** Centre of each machine, in metres from that corner. */
    machinesAt: readonly (readonly [xM: number, yM: number])[];
  };

const { classroom, hall, nursery, library, staffRoom } = schoolRoomAnswers;
const belowCorridorM = 9.4;

function classroomAt(number: number): SchoolRoom {
  return {
    ...withMachines(classroom),
    xM: (number - 1) * classroom.lengthM,
    yM: 0,
    machinesAt: [
      [8.1, 1.2],
      [8.1, 6.1],
      [4.6, 6.1],
      [5, 1.2],
    ],
  };
}

/** An example school; every room reaches six air changes an hour and 10 L/s a person at working speed or below. */
export const schoolRooms = {
  classroom1: classroomAt(1),
  classroom2: classroomAt(2),
  classroom3: classroomAt(3),
  classroom4: classroomAt(4),
  nursery: { ...withMachines(nursery), xM: 36, yM: 0, machinesAt: [[6.1, 1.2]] },
  hall: {
    ...withMachines(hall),
    xM: 0,
    yM: belowCorridorM,
    machinesAt: [
      [5.2, 1],
      [8.2, 1],
      [11.2, 3.4],
      [11.2, 6],
      [9.8, 8.1],
      [6.8, 8.1],
      [3.8, 8.1],
      [0.8, 7.6],
      [0.8, 5],
    ],
  },
  library: {
    ...withMachines(library),
    xM: 12,
    yM: belowCorridorM,
    machinesAt: [
      [0.9, 5],
      [4, 5],
      [7.1, 5],
    ],
  },
  staffRoom: { ...withMachines(staffRoom), xM: 20, yM: belowCorridorM, machinesAt: [[5.1, 4]] },
} as const satisfies Record<string, SchoolRoom>;

export const schoolPlan: readonly SchoolRoom[] = Object.values(schoolRooms);

/** The same rooms in a school of half the length, for a phone. */
export const shortSchoolPlan: readonly SchoolRoom[] = [
  schoolRooms.classroom1,
  schoolRooms.classroom2,
  { ...schoolRooms.staffRoom, xM: 18, yM: 2 },
  schoolRooms.hall,
  { ...schoolRooms.classroom3, xM: 12, yM: belowCorridorM },
  { ...schoolRooms.classroom4, xM: 0, yM: 20.8 },
  { ...schoolRooms.library, xM: 9, yM: 20.8 },
  { ...schoolRooms.nursery, xM: 17, yM: 20.8 },
];

const machinesOf = (room: SchoolRoom) => room.machines;
const penceOf = ({ model, machines }: SchoolRoom) => machines * (purifiers[model].pricePence ?? 0);
const sumOf = (read: (room: SchoolRoom) => number, rooms = schoolPlan) =>
  rooms.reduce((sum, room) => sum + read(room), 0);
const penceOfAll = (rooms: readonly SchoolRoom[]) => sumOf(penceOf, rooms);

/** With each machine on a speed of its own, where that costs less. */
const leastPence = (room: SchoolRoom) =>
  Math.min(penceOf(room), betterMix(recommendedChoice(room), room, prices)?.pricePence ?? Infinity);

/** As quiet as the classrooms. */
const quietHall = recommendedChoice({ ...hall, noiseLimitDbA: workingSpeedLimitDbA });

export const schoolTotal = {
  rooms: schoolPlan.length,
  machines: sumOf(machinesOf),
  pricePence: sumOf(penceOf),
  leastPence: sumOf(leastPence),
  /** People talk in the hall too. */
  quietMachines: sumOf(machinesOf) - schoolRooms.hall.machines + quietHall.machines,
  quietPence: sumOf(penceOf) - penceOf(schoolRooms.hall) + (quietHall.pricePence ?? 0),
};

/** The rooms of one kind and what they cost, as on an invoice. */
export const schoolInvoice = Object.values(schoolRoomAnswers).flatMap((room) => {
  const same = schoolPlan.filter(({ key }) => key === room.key);
  return same.length === 0
    ? []
    : [
        {
          name: room.name,
          rooms: same.length,
          machines: sumOf(machinesOf, same),
          model: recommendedChoice(room).model,
          pricePence: penceOfAll(same),
        },
      ];
});

/** Share of what the windows alone would let a class come to, after some minutes of a lesson. */
export function levelInLesson(airChanges: number, minute: number): number {
  return levelWhileAdding(airChanges, minute, classroom.ventilationAch);
}
