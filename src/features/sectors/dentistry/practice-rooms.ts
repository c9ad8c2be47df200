import type { ExampleRoom } from '@/data/rooms/example-room';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { machineSizeM } from '@/domain/machines';
import { type MachineRoom, withMachines } from '../room-machines';
import type { ModelBox, RoomModelProps } from './RoomModel';

const white = ['#fff', 'var(--ice)', 'var(--rule)'] as const;
const wood = ['var(--sand-300)', 'var(--sand-400)', 'var(--sand-500)'] as const;
const teal = ['var(--teal-300)', 'var(--teal-400)', 'var(--teal-500)'] as const;
const coral = ['var(--ember-600)', 'var(--terracotta)', 'var(--brick)'] as const;
const steel = ['var(--grey-300)', 'var(--grey-500)', 'var(--field)'] as const;

export type DentalRoomId = keyof typeof dentalRooms;

export type PracticeRoom = ExampleRoom &
  MachineRoom & {
    id: DentalRoomId;
    boxes: readonly ModelBox[];
    /** The machine's corner nearest the room's far corner, in metres. */
    machineAt: readonly [x: number, y: number];
  };

const seat = (x: number, y: number): ModelBox => ({ at: [x, y, 0], size: [0.5, 0.5, 0.44], faces: teal });

export const practiceRooms: readonly PracticeRoom[] = [
  {
    ...withMachines(dentalRooms.surgery),
    id: 'surgery',
    machineAt: [3.95, 0.2],
    boxes: [
      { at: [0.05, 0.05, 0], size: [3.3, 0.55, 0.9], faces: white },
      { at: [0.05, 0.05, 0.9], size: [3.3, 0.55, 0.05], faces: wood },
      { at: [0.05, 0.05, 1.6], size: [2.2, 0.35, 0.6], faces: white },
      { at: [2.1, 1.75, 0], size: [0.5, 0.5, 0.4], faces: steel },
      { at: [0.8, 1.65, 0.62], size: [0.9, 0.7, 0.16], faces: teal },
      { at: [1.7, 1.65, 0.44], size: [1.5, 0.7, 0.16], faces: teal },
      { at: [1.15, 2.75, 0], size: [0.42, 0.42, 0.5], faces: coral },
    ],
  },
  {
    ...withMachines(dentalRooms.decontaminationRoom),
    id: 'decontaminationRoom',
    machineAt: [2.2, 1.2],
    boxes: [
      { at: [0.05, 0.05, 0], size: [2.7, 0.6, 0.9], faces: white },
      { at: [0.05, 0.65, 0], size: [0.6, 1.7, 0.9], faces: white },
      { at: [0.2, 0.75, 0.9], size: [0.35, 0.45, 0.02], faces: steel },
      { at: [0.2, 1.45, 0.9], size: [0.35, 0.45, 0.02], faces: steel },
      { at: [1.0, 0.12, 0.9], size: [0.55, 0.45, 0.42], faces: steel },
      { at: [2.0, 0.15, 0.9], size: [0.45, 0.4, 0.2], faces: coral },
    ],
  },
  {
    ...withMachines(dentalRooms.waitingRoom),
    id: 'waitingRoom',
    machineAt: [5.3, 0.2],
    boxes: [
      ...[0.7, 1.4, 2.1, 2.8, 3.5, 4.2].map((x) => seat(x, 0.1)),
      ...[0.9, 1.6, 2.3, 3.0].map((y) => seat(0.1, y)),
      { at: [2.1, 1.9, 0], size: [1, 0.6, 0.4], faces: wood },
      { at: [4.2, 3.2, 0], size: [0.6, 1.5, 1.05], faces: wood },
      { at: [5.2, 3.6, 0], size: [0.5, 0.5, 0.5], faces: coral },
    ],
  },
];

export function machineBox({ model, machineAt: [x, y] }: PracticeRoom): RoomModelProps['machine'] {
  return { model, at: [x, y, 0], size: machineSizeM(model) };
}
