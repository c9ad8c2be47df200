import { venueRooms } from './venue-rooms';

const { lengthM, widthM } = venueRooms.functionRoom;

/** Twelve tables of ten, in metres from the far corner; the other side is the dance floor. */
export const banquetTables = Array.from({ length: 12 }, (_, index) => ({
  x: 2.3 + (index % 4) * 2.9,
  y: 2.2 + Math.floor(index / 4) * 3.6,
  radius: 0.9,
}));

export const stage = { x: 15.6, y: 0.8, dx: 2.4, dy: 5.2 };

/** Corners of the machines, 20 cm from the walls: along the long ones between two tables, at the head and by the stage. */
export const machineSpots: readonly (readonly [x: number, y: number])[] = [
  [3.52, 0.2],
  [6.42, 0.2],
  [9.32, 0.2],
  [0.2, 5.57],
  [3.52, widthM - 0.66],
  [6.42, widthM - 0.66],
  [9.32, widthM - 0.66],
  [lengthM - 0.66, 8.8],
];
