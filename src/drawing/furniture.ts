import type { RoomKind } from '@/domain/people';

/** Sizes in metres, from the near left corner. */
export type Piece = {
  x: number;
  y: number;
  width: number;
  height: number;
  isRound?: boolean;
  /** Undefined for a chair. */
  solid?: Solid;
};

/** What stands there in 3D: on legs with a board on top, or down to `fromM`, and how high it is. */
type Solid = { topM: number; fromM?: number; hasLegs?: boolean; isSoft?: boolean };
type Floor = { lengthM: number; widthM: number };

/** A group of pieces, such as a desk with its chair, and the distance to the next. */
type Group = {
  pieces: readonly Piece[];
  width: number;
  height: number;
  pitchX: number;
  pitchY: number;
  /** Undefined where the number of people does not limit what is drawn. */
  seats?: number;
};

const table: Solid = { topM: 0.74, hasLegs: true };
const bedside: Solid = { topM: 0.5 };
const mattress: Solid = { topM: 0.52, fromM: 0.2, isSoft: true };
const pillow: Solid = { topM: 0.62, fromM: 0.52, isSoft: true };

const chair = (x: number, y: number): Piece => ({ x, y, width: 0.45, height: 0.45 });
const sides = (width: number, height: number) => ({ width, height, pitchX: width, pitchY: height });

const groups = {
  schoolDesk: {
    pieces: [{ x: 0, y: 0, width: 1.2, height: 0.5, solid: table }, chair(0.1, 0.6), chair(0.65, 0.6)],
    width: 1.2,
    height: 1.05,
    seats: 2,
    pitchX: 1.7,
    pitchY: 1.45,
  },
  officeDesks: {
    pieces: [
      { x: 0, y: 0.5, width: 1.5, height: 0.75, solid: table },
      { x: 0, y: 1.25, width: 1.5, height: 0.75, solid: table },
      chair(0.5, 0),
      chair(0.5, 2.05),
    ],
    width: 1.5,
    height: 2.5,
    seats: 2,
    pitchX: 1.5,
    pitchY: 3.4,
  },
  diningTable: {
    pieces: [
      { x: 0.5, y: 0.5, width: 0.8, height: 0.8, isRound: true, solid: table },
      chair(0.67, 0),
      chair(0.67, 1.35),
      chair(0, 0.67),
      chair(1.35, 0.67),
    ],
    width: 1.8,
    height: 1.8,
    seats: 4,
    pitchX: 2.3,
    pitchY: 2.3,
  },
  treadmill: {
    pieces: [{ x: 0, y: 0, width: 0.8, height: 1.8, solid: { topM: 0.22 } }],
    ...sides(0.8, 1.8),
    pitchX: 1.6,
    pitchY: 2.8,
    seats: 1,
  },
  mat: {
    pieces: [{ x: 0, y: 0, width: 0.6, height: 1.8, solid: { topM: 0.02, isSoft: true } }],
    ...sides(0.6, 1.8),
    pitchX: 1.4,
    pitchY: 2.4,
    seats: 1,
  },
  seat: { pieces: [chair(0, 0)], ...sides(0.45, 0.45), pitchX: 0.6, pitchY: 1, seats: 1 },
  hospitalBed: {
    pieces: [
      { x: 0, y: 0, width: 0.95, height: 2.1, solid: mattress },
      { x: 0.15, y: 0.1, width: 0.65, height: 0.4, solid: pillow },
      { x: 1.15, y: 0.05, width: 0.45, height: 0.45, solid: bedside },
    ],
    ...sides(1.6, 2.1),
    pitchX: 2.5,
    pitchY: 4,
  },
  treatmentChair: {
    pieces: [
      { x: 0, y: 0.25, width: 1.9, height: 0.65, solid: { topM: 0.6, fromM: 0.4, isSoft: true } },
      { x: 0.1, y: 0.35, width: 0.35, height: 0.45, solid: { topM: 0.7, fromM: 0.6, isSoft: true } },
      { x: 0.2, y: 1.15, width: 0.45, height: 0.45, isRound: true },
    ],
    ...sides(1.9, 1.6),
  },
  doubleBed: {
    pieces: [
      { x: 0, y: 0.55, width: 2, height: 1.5, solid: mattress },
      { x: 0.1, y: 0.65, width: 0.4, height: 0.6, solid: pillow },
      { x: 0.1, y: 1.35, width: 0.4, height: 0.6, solid: pillow },
      { x: 0, y: 0, width: 0.4, height: 0.45, solid: bedside },
      { x: 0, y: 2.15, width: 0.4, height: 0.45, solid: bedside },
    ],
    ...sides(2, 2.6),
  },
  sofa: {
    pieces: [
      { x: 0, y: 1.4, width: 2.1, height: 0.9, solid: { topM: 0.42, isSoft: true } },
      { x: 0, y: 2, width: 2.1, height: 0.3, solid: { topM: 0.8, isSoft: true } },
      { x: 0.5, y: 0.5, width: 1.1, height: 0.6, solid: { topM: 0.4, hasLegs: true } },
    ],
    ...sides(2.1, 2.3),
  },
} satisfies Record<string, Group>;

const seatPitchM = 0.65;

/** A table with a chair for each person, as many as its length leaves room for. */
function meetingTable(people: number, maxLengthM: number): Group {
  const pairs = Math.max(1, Math.min(Math.ceil(people / 2), Math.floor(maxLengthM / seatPitchM)));
  const width = pairs * seatPitchM + 0.2;
  const chairs = Array.from({ length: Math.min(people, pairs * 2) }, (_, index) =>
    chair(0.2 + Math.floor(index / 2) * seatPitchM, index % 2 === 0 ? 0 : 1.75),
  );
  return { pieces: [{ x: 0, y: 0.55, width, height: 1.1, solid: table }, ...chairs], ...sides(width, 2.2) };
}

type Furniture = readonly [group: keyof typeof groups | 'meetingTable', times: 'one' | 'many'];

/** What stands in a room, and whether it repeats over the floor. */
const furniture: Record<RoomKind, Furniture> = {
  classroom: ['schoolDesk', 'many'],
  office: ['officeDesks', 'many'],
  'treatment-room': ['treatmentChair', 'one'],
  ward: ['hospitalBed', 'many'],
  'waiting-room': ['seat', 'many'],
  'waiting-area': ['seat', 'many'],
  restaurant: ['diningTable', 'many'],
  'function-room': ['diningTable', 'many'],
  gym: ['treadmill', 'many'],
  studio: ['mat', 'many'],
  hall: ['seat', 'many'],
  bedroom: ['doubleBed', 'one'],
  'home-bedroom': ['doubleBed', 'one'],
  home: ['sofa', 'one'],
  other: ['meetingTable', 'one'],
};

/** Free floor along the walls, where people walk and machines stand. */
const freeM = 0.8;
const maxGroups = 160;

/** Seats of a meeting table where nobody counted. */
const usualSeats = 8;

/** The usual furniture of a kind of room for the people in it; nothing where it does not fit. */
export function furnitureOf(kind: RoomKind, floor: Floor, people: number | undefined): Piece[] {
  const pieces = furnish(furniture[kind], floor, people);
  // An office too narrow for desks is a meeting room.
  return kind === 'office' && pieces.length === 0 ? furnish(furniture.other, floor, people) : pieces;
}

function furnish([name, times]: Furniture, { lengthM, widthM }: Floor, people: number | undefined): Piece[] {
  const freeLengthM = lengthM - 2 * freeM;
  const group: Group = name === 'meetingTable' ? meetingTable(people ?? usualSeats, freeLengthM - 0.2) : groups[name];
  const { pieces, width, height, pitchX, pitchY, seats } = group;
  const fit = (free: number, size: number, pitch: number) => Math.max(0, Math.floor((free - size) / pitch + 1));
  const most = times === 'one' ? 1 : Infinity;
  const columns = Math.min(most, fit(freeLengthM, width, pitchX));
  const rows = Math.min(most, fit(widthM - 2 * freeM, height, pitchY));
  const needed = people === undefined || seats === undefined ? Infinity : Math.ceil(people / seats);
  const drawn = Math.min(columns * rows, needed);
  // Thousands of chairs would say no more and slow the page down.
  if (drawn === 0 || drawn > maxGroups) return [];
  const usedRows = Math.ceil(drawn / columns);
  // Rows as even as they can be.
  const usedColumns = Math.ceil(drawn / usedRows);
  const left = (lengthM - (usedColumns - 1) * pitchX - width) / 2;
  const top = (widthM - (usedRows - 1) * pitchY - height) / 2;
  return Array.from({ length: drawn }, (_, index) => ({
    x: left + (index % usedColumns) * pitchX,
    y: top + Math.floor(index / usedColumns) * pitchY,
  })).flatMap((at) => pieces.map((piece) => ({ ...piece, x: at.x + piece.x, y: at.y + piece.y })));
}
