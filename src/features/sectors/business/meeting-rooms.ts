import type { ExampleRoom } from '@/data/rooms/example-room';
import { boardRoom, booth, meetingRoom, smallRoom, wholeFloor } from '@/data/rooms/business-rooms';
import { recommendedChoice, prices } from '@/data/room-answers';
import { type MachineRoom, withMachines } from '../room-machines';

/** Times are minutes after midnight. */
export type Booking = { fromMin: number; toMin: number; people: number };

/** A room of the office floor, with its seats and its bookings of the day. */
export type MeetingRoom = ExampleRoom &
  MachineRoom & {
    seats: number;
    /** Corner on the plan, in metres from the corner of the open floor. */
    xM: number;
    yM: number;
    day: readonly Booking[];
  };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The rooms beside the open floor, the largest first; rooms and bookings are examples. */
export const meetingRooms: readonly MeetingRoom[] = [
  {
    ...withMachines(boardRoom),
    seats: 14,
    xM: 24,
    yM: 0,
    day: [
      { fromMin: at(9), toMin: at(10, 30), people: 12 },
      { fromMin: at(11), toMin: at(12), people: 6 },
      { fromMin: at(14), toMin: at(16, 30), people: 14 },
    ],
  },
  {
    ...withMachines(meetingRoom),
    seats: 8,
    xM: 24,
    yM: 5.6,
    day: [
      { fromMin: at(8, 45), toMin: at(9, 45), people: 6 },
      { fromMin: at(10), toMin: at(11), people: 8 },
      { fromMin: at(11, 15), toMin: at(12, 45), people: 5 },
      { fromMin: at(13, 30), toMin: at(14, 30), people: 8 },
      { fromMin: at(14, 45), toMin: at(15, 45), people: 7 },
      { fromMin: at(16), toMin: at(17, 15), people: 4 },
    ],
  },
  {
    ...withMachines(smallRoom),
    seats: 4,
    xM: 27.6,
    yM: 5.6,
    day: [
      { fromMin: at(8, 30), toMin: at(9), people: 2 },
      { fromMin: at(9, 15), toMin: at(10, 15), people: 4 },
      { fromMin: at(10, 30), toMin: at(11), people: 3 },
      { fromMin: at(12), toMin: at(13), people: 4 },
      { fromMin: at(14), toMin: at(14, 45), people: 2 },
      { fromMin: at(15), toMin: at(16), people: 4 },
      { fromMin: at(16, 30), toMin: at(17, 30), people: 3 },
    ],
  },
  {
    ...withMachines(booth),
    seats: 2,
    xM: 30.25,
    yM: 5.6,
    day: [
      { fromMin: at(8, 15), toMin: at(9), people: 1 },
      { fromMin: at(9, 15), toMin: at(10), people: 1 },
      { fromMin: at(10, 15), toMin: at(11, 45), people: 2 },
      { fromMin: at(12, 15), toMin: at(12, 45), people: 1 },
      { fromMin: at(13, 30), toMin: at(15), people: 1 },
      { fromMin: at(15, 15), toMin: at(17), people: 2 },
    ],
  },
];

const xPence = prices['GEN X'] ?? 0;
const machinesX = [wholeFloor, ...meetingRooms]
  .map((room) => recommendedChoice(room))
  .reduce((sum, { model, machines }) => (model === 'GEN X' ? sum + machines : sum), 0);

/** The order of the open floor and the meeting rooms: what has a list price. */
export const floorOrder = {
  model: 'GEN X',
  machines: machinesX,
  pricePence: machinesX * xPence,
} as const;

/** The range of the calendar in minutes after midnight: 8 am to 6 pm. */
export const dayStartMin = 8 * 60;
export const dayEndMin = 18 * 60;

/** The start of the next booking or the end of the day, in minutes after midnight. */
export function gapAfter({ day }: MeetingRoom, { toMin }: Booking): number {
  return day.find(({ fromMin }) => fromMin >= toMin)?.fromMin ?? dayEndMin;
}
