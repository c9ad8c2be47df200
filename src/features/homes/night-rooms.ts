import { bedroomAtHome, livingRoom, study } from '@/data/rooms/home-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { BoxFaces, Point3 } from '@/drawing/projection';

export const faces = {
  wood: ['var(--slate-on-dark)', 'var(--slate)', 'var(--ink-700)'],
  cloth: ['var(--ember-300)', 'var(--ember-600)', 'var(--terracotta)'],
  white: ['#fff', 'var(--pale)', 'var(--slate-on-dark)'],
  dark: ['var(--slate)', 'var(--ink-700)', 'var(--ink)'],
  light: ['#fff', 'var(--ember-300)', 'var(--ember)'],
  leaf: ['var(--teal-400)', 'var(--teal)', 'var(--deep-600)'],
} satisfies Record<string, BoxFaces>;

/** Corner nearest to the room's far corner and size, in metres. */
type Block = readonly [at: Point3, size: Point3, tone: keyof typeof faces];

/** A room with what the drawing shows in it. */
export type NightRoom = {
  room: ExampleRoom;
  /** From back to front. */
  blocks: readonly Block[];
  /** On the wall to the right: left edge, sill, width and height, in metres. */
  window?: readonly [number, number, number, number];
  lamp: Point3;
  machineAt: readonly [number, number];
};

export const nightRooms: readonly NightRoom[] = [
  {
    room: bedroomAtHome,
    window: [1.3, 1, 1.2, 1.05],
    lamp: [0.3, 0.35, 0.85],
    blocks: [
      [[0.1, 0.15, 0], [0.42, 0.42, 0.5], 'wood'],
      [[0.28, 0.32, 0.5], [0.06, 0.06, 0.2], 'dark'],
      [[0.04, 0.75, 0], [0.1, 1.7, 1.05], 'wood'],
      [[0.14, 0.8, 0], [2, 1.6, 0.42], 'white'],
      [[0.22, 0.92, 0.42], [0.45, 0.62, 0.16], 'white'],
      [[0.22, 1.66, 0.42], [0.45, 0.62, 0.16], 'white'],
      [[0.95, 0.78, 0.42], [1.22, 1.64, 0.08], 'cloth'],
      // Slippers beside the bed.
      [[2.42, 1.1, 0], [0.28, 0.11, 0.08], 'light'],
      [[2.46, 1.32, 0], [0.28, 0.11, 0.08], 'light'],
    ],
    machineAt: [3.2, 0.3],
  },
  {
    room: livingRoom,
    window: [2, 0.95, 1.7, 1.1],
    lamp: [0.42, 0.5, 1.5],
    blocks: [
      [[0.4, 0.48, 0], [0.05, 0.05, 1.35], 'dark'],
      [[2, 0.1, 0], [1.7, 0.38, 0.5], 'wood'],
      [[0.08, 1.1, 0], [0.24, 2.3, 0.85], 'cloth'],
      [[0.32, 1.1, 0], [0.75, 0.22, 0.62], 'cloth'],
      [[0.32, 1.32, 0], [0.75, 1.86, 0.44], 'cloth'],
      [[0.34, 1.4, 0.44], [0.16, 0.5, 0.36], 'light'],
      [[0.32, 3.18, 0], [0.75, 0.22, 0.62], 'cloth'],
      [[1.75, 1.75, 0], [0.65, 1.1, 0.36], 'wood'],
      [[1.95, 2.1, 0.36], [0.22, 0.3, 0.03], 'white'],
      // A child's blocks on the floor.
      [[3.1, 2.5, 0], [0.2, 0.2, 0.2], 'cloth'],
      [[3.36, 2.62, 0], [0.2, 0.2, 0.2], 'leaf'],
      [[3.2, 2.54, 0.2], [0.2, 0.2, 0.2], 'light'],
    ],
    machineAt: [4.2, 0.3],
  },
  {
    room: study,
    lamp: [0.65, 0.35, 1.05],
    blocks: [
      [[0.4, 0.1, 0], [0.05, 0.65, 0.7], 'wood'],
      [[1.75, 0.1, 0], [0.05, 0.65, 0.7], 'wood'],
      [[0.4, 0.1, 0.7], [1.4, 0.65, 0.05], 'wood'],
      [[0.63, 0.32, 0.75], [0.05, 0.05, 0.22], 'dark'],
      [[1, 0.24, 0.77], [0.42, 0.03, 0.28], 'white'],
      [[1, 0.27, 0.75], [0.42, 0.28, 0.02], 'dark'],
      // Books on two low shelves.
      [[0.08, 1.2, 0], [0.3, 1.2, 0.72], 'wood'],
      ...(['cloth', 'white', 'leaf', 'light', 'cloth', 'dark', 'leaf'] as const).map((tone, index): Block => [
        [0.1, 1.24 + index * 0.15, 0.72],
        [0.22, 0.11, 0.26 + 0.05 * (index % 3)],
        tone,
      ]),
      [[0.98, 1, 0.4], [0.45, 0.45, 0.06], 'cloth'],
      [[0.98, 1.42, 0.46], [0.45, 0.05, 0.42], 'cloth'],
    ],
    machineAt: [2.15, 0.3],
  },
];
