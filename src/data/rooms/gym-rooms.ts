import { stillRoomDbA, usualSettings } from '@/domain/room-answer';
import { metres, sizeOf, typicalRooms } from './typical-rooms';
import type { ExampleRoom } from './example-room';

const noVentilation = { ...usualSettings, ventilationAch: 0 };
const atFullSpeed = {
  ...noVentilation,
  sizedAt: 'full',
  isWithMusic: true,
} as const;

export const gymFloor: ExampleRoom = {
  key: 'gym-floor',
  roomKind: 'gym',
  people: 30,
  name: 'Gym floor',
  phrase: 'A gym floor',
  ...sizeOf(typicalRooms.gymFloor),
  ...atFullSpeed,
};

export const spinStudio: ExampleRoom = {
  key: 'spin-studio',
  roomKind: 'gym',
  people: 20,
  name: 'Spin studio',
  phrase: 'A spin studio',
  ...metres(9, 7, 3),
  ...atFullSpeed,
};

export const intervalStudio: ExampleRoom = {
  key: 'interval-studio',
  roomKind: 'gym',
  people: 12,
  name: 'Interval studio',
  phrase: 'An interval studio',
  ...metres(8, 6, 3.2),
  ...atFullSpeed,
};

export const yogaStudio: ExampleRoom = {
  key: 'yoga-studio',
  roomKind: 'studio',
  people: 16,
  name: 'Yoga studio',
  phrase: 'A yoga studio',
  ...metres(8, 6, 3),
  ...noVentilation,
  noiseLimitDbA: stillRoomDbA,
};

export const changingRoom: ExampleRoom = {
  key: 'changing-room',
  people: 8,
  name: 'Changing room, dry side',
  phrase: 'The dry side of a changing room',
  ...metres(5.5, 5, 2.6),
  ...noVentilation,
};

export const gymTreatmentRoom: ExampleRoom = {
  key: 'gym-treatment-room',
  roomKind: 'treatment-room',
  people: 2,
  name: 'Treatment room',
  phrase: 'A treatment room',
  ...metres(3.5, 3, 2.6),
  ...noVentilation,
  keepsRecord: true,
};
