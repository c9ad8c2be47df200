import type { RoomKind } from '@/domain/people';

/** Sizes in metres, from the near left corner. */
type Piece = { x: number; y: number; width: number; height: number; isRound?: boolean };
type Floor = { lengthM: number; widthM: number };

/** A group of pieces, such as a desk with its chair, and the distance to the next. */
type Group = { pieces: readonly Piece[]; width: number; height: number; pitchX: number; pitchY: number };

const chair = (x: number, y: number): Piece => ({ x, y, width: 0.45, height: 0.45 });
const sides = (width: number, height: number) => ({ width, height, pitchX: width, pitchY: height });

const groups = {
  schoolDesk: {
    pieces: [{ x: 0, y: 0, width: 1.2, height: 0.5 }, chair(0.1, 0.6), chair(0.65, 0.6)],
    width: 1.2,
    height: 1.05,
    pitchX: 1.7,
    pitchY: 1.45,
  },
  officeDesks: {
    pieces: [
      { x: 0, y: 0.5, width: 1.5, height: 0.75 },
      { x: 0, y: 1.25, width: 1.5, height: 0.75 },
      chair(0.5, 0),
      chair(0.5, 2.05),
    ],
    width: 1.5,
    height: 2.5,
    pitchX: 1.5,
    pitchY: 3.4,
  },
  diningTable: {
    pieces: [
      { x: 0.5, y: 0.5, width: 0.8, height: 0.8, isRound: true },
      chair(0.67, 0),
      chair(0.67, 1.35),
      chair(0, 0.67),
      chair(1.35, 0.67),
    ],
    width: 1.8,
    height: 1.8,
    pitchX: 2.3,
    pitchY: 2.3,
  },
  treadmill: { pieces: [{ x: 0, y: 0, width: 0.8, height: 1.8 }], ...sides(0.8, 1.8), pitchX: 1.6, pitchY: 2.8 },
  mat: { pieces: [{ x: 0, y: 0, width: 0.6, height: 1.8 }], ...sides(0.6, 1.8), pitchX: 1.4, pitchY: 2.4 },
  seat: { pieces: [chair(0, 0)], ...sides(0.45, 0.45), pitchX: 0.6, pitchY: 1 },
  hospitalBed: {
    pieces: [
      { x: 0, y: 0, width: 0.95, height: 2.1 },
      { x: 0.15, y: 0.1, width: 0.65, height: 0.4 },
      { x: 1.15, y: 0.05, width: 0.45, height: 0.45 },
    ],
    ...sides(1.6, 2.1),
    pitchX: 2.5,
    pitchY: 4,
  },
  treatmentChair: {
    pieces: [
      { x: 0, y: 0.25, width: 1.9, height: 0.65 },
      { x: 0.1, y: 0.35, width: 0.35, height: 0.45 },
      { x: 0.2, y: 1.15, width: 0.45, height: 0.45, isRound: true },
    ],
    ...sides(1.9, 1.6),
  },
  doubleBed: {
    pieces: [
      { x: 0, y: 0.55, width: 2, height: 1.5 },
      { x: 0.1, y: 0.65, width: 0.4, height: 0.6 },
      { x: 0.1, y: 1.35, width: 0.4, height: 0.6 },
      { x: 0, y: 0, width: 0.4, height: 0.45 },
      { x: 0, y: 2.15, width: 0.4, height: 0.45 },
    ],
    ...sides(2, 2.6),
  },
  sofa: {
    pieces: [
      { x: 0, y: 1.4, width: 2.1, height: 0.9 },
      { x: 0, y: 2, width: 2.1, height: 0.3 },
      { x: 0.5, y: 0.5, width: 1.1, height: 0.6 },
    ],
    ...sides(2.1, 2.3),
  },
  meetingTable: {
    pieces: [
      { x: 0, y: 0.55, width: 2.8, height: 1.1 },
      ...[0.2, 0.85, 1.5, 2.15].flatMap((x) => [chair(x, 0), chair(x, 1.75)]),
    ],
    ...sides(2.8, 2.2),
  },
} satisfies Record<string, Group>;

type Furniture = readonly [group: keyof typeof groups, times: 'one' | 'many'];

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
  home: ['sofa', 'one'],
  other: ['meetingTable', 'one'],
};

/** Free floor along the walls, where people walk and machines stand. */
const freeM = 0.8;
const maxGroups = 160;

function piecesOf(kind: RoomKind, floor: Floor): Piece[] {
  const pieces = furnish(furniture[kind], floor);
  // An office too narrow for desks is a meeting room.
  return kind === 'office' && pieces.length === 0 ? furnish(furniture.other, floor) : pieces;
}

function furnish([name, times]: Furniture, { lengthM, widthM }: Floor): Piece[] {
  const { pieces, width, height, pitchX, pitchY }: Group = groups[name];
  const fit = (free: number, size: number, pitch: number) => Math.max(0, Math.floor((free - size) / pitch + 1));
  const most = times === 'one' ? 1 : Infinity;
  const columns = Math.min(most, fit(lengthM - 2 * freeM, width, pitchX));
  const rows = Math.min(most, fit(widthM - 2 * freeM, height, pitchY));
  // Thousands of chairs would say no more and slow the page down.
  if (columns * rows === 0 || columns * rows > maxGroups) return [];
  const left = (lengthM - (columns - 1) * pitchX - width) / 2;
  const top = (widthM - (rows - 1) * pitchY - height) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * pitchX,
    y: top + Math.floor(index / columns) * pitchY,
  })).flatMap((at) => pieces.map((piece) => ({ ...piece, x: at.x + piece.x, y: at.y + piece.y })));
}

export type FurnitureFromAboveProps = { kind: RoomKind; floor: Floor; strokeWidth: number };

/** The usual furniture of a kind of room on a plan in metres; nothing where it does not fit. */
export function FurnitureFromAbove({ kind, floor, strokeWidth }: FurnitureFromAboveProps) {
  return (
    <g fill="var(--porcelain)" stroke="var(--field)" strokeWidth={strokeWidth} aria-hidden="true">
      {piecesOf(kind, floor).map(({ x, y, width, height, isRound }, index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={isRound ? width / 2 : 0.06} />
      ))}
    </g>
  );
}
