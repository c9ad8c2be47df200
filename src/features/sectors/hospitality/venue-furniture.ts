import type { VenueRoom } from './venue-rooms';

/** In metres from the far corner of its room. */
export type Furniture = {
  x: number;
  y: number;
  z?: number;
  dx: number;
  dy: number;
  dz: number;
  tone: 'white' | 'sand' | 'copper';
};

type RoundTable = { x: number; y: number; radius: number };

const bed: Furniture[] = [
  { x: 0.1, y: 0.9, dx: 0.12, dy: 1.9, dz: 1.1, tone: 'sand' },
  { x: 0.22, y: 1, dx: 2, dy: 1.7, dz: 0.5, tone: 'white' },
  { x: 0.3, y: 1.15, z: 0.5, dx: 0.5, dy: 0.6, dz: 0.16, tone: 'white' },
  { x: 0.3, y: 1.95, z: 0.5, dx: 0.5, dy: 0.6, dz: 0.16, tone: 'white' },
  { x: 1.2, y: 1, z: 0.5, dx: 1.02, dy: 1.7, dz: 0.06, tone: 'copper' },
  { x: 3, y: 0.1, dx: 1.3, dy: 0.55, dz: 0.75, tone: 'sand' },
];

/** Fifteen tables with four chairs each: those behind a table are drawn before it. */
const diningTables: Furniture[] = Array.from({ length: 15 }, (_, index) => {
  const [x, y] = [1.3 + (index % 5) * 2.15, 1.1 + Math.floor(index / 5) * 2.3];
  const chair = { dx: 0.45, dy: 0.45, dz: 0.45, tone: 'white' } as const;
  return [
    { ...chair, x: x + 0.28, y: y - 0.55 },
    { ...chair, x: x - 0.55, y: y + 0.28 },
    { x, y, z: 0.6, dx: 1, dy: 1, dz: 0.15, tone: 'sand' } as const,
    { ...chair, x: x + 1.1, y: y + 0.28 },
    { ...chair, x: x + 0.28, y: y + 1.1 },
  ];
}).flat();

/** Twelve tables of ten; the other side is the dance floor. */
export const banquetTables: RoundTable[] = Array.from({ length: 12 }, (_, index) => ({
  x: 2.3 + (index % 4) * 2.9,
  y: 2.2 + Math.floor(index / 4) * 3.6,
  radius: 0.9,
}));

export const stage: Furniture = { x: 15.6, y: 0.8, dx: 2.4, dy: 5.2, dz: 0.4, tone: 'white' };

/** From back to front. */
export function furnish(kind: VenueRoom['kind']): readonly (Furniture | RoundTable)[] {
  if (kind === 'bedroom') return bed;
  return kind === 'restaurant' ? diningTables : [...banquetTables, stage];
}

/** Corners of the machines, at least 20 cm from every wall. */
export function venueMachineSpots({ kind, lengthM, widthM }: VenueRoom): readonly (readonly [number, number])[] {
  if (kind === 'bedroom') return [[lengthM - 0.7, 0.2]];
  if (kind === 'restaurant')
    return [
      [0.2, widthM / 2 - 0.2],
      [lengthM - 0.7, widthM / 2 - 0.2],
      [lengthM / 2 - 0.2, 0.2],
    ];
  return [
    // Along the long walls between two tables, in front of the head wall and beside the stage.
    [3.52, 0.2],
    [6.42, 0.2],
    [9.32, 0.2],
    [0.2, 5.57],
    [3.52, widthM - 0.66],
    [6.42, widthM - 0.66],
    [9.32, widthM - 0.66],
    [lengthM - 0.66, 8.8],
  ];
}
