import { expect, test } from 'vitest';
import type { SectorKey } from '@/config/sectors';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { formatNoise } from './case-noise';

const { classroom, hall } = schoolRoomAnswers;
const { bay, waitingArea } = wardRoomAnswers;

function noiseOfCase(sector: SectorKey, rooms: readonly ExampleRoom[]): string | undefined {
  const words = caseWords[sector];
  const caseRooms = rooms.map((room) => ({ ...room, floor: '', count: 1 }));
  return formatNoise({ result: calculateCase(caseRooms, words), words });
}

test.each<[string, SectorKey, readonly ExampleRoom[], string]>([
  [
    'one room',
    'education',
    [hall],
    '53 dB(A) together, 42 on speed 2 with 5.9 air changes an hour, 29 on speed 1 for a test or a story. Full speed when the room is empty. Sheet 1 has a quieter choice.',
  ],
  [
    'rooms that are all at full speed',
    'hospitality',
    [restaurant, functionRoom],
    '59 to 63 dB(A) together at full speed, while the music plays; 48 to 52 at working speed, 24 to 28 on speed 1 for a quiet moment. Sheet 1 has a quieter choice.',
  ],
  [
    'a building with one loud room',
    'education',
    [classroom, hall],
    '38 to 53 dB(A) together, 25 to 29 on speed 1 for a test or a story. Hall: 53; on speed 2 it is 42, with 6.6 L/s each. Full speed when the room is empty. Sheet 1 has a quieter choice.',
  ],
  [
    'rooms of which one kind needs quiet',
    'dentistry',
    Object.values(dentalRooms),
    '19 to 43 dB(A); surgery: 31 on speed 2 for a nervous patient. Full speed when the room is empty. Sheet 1 has a quieter choice.',
  ],
  [
    'clinical rooms, whose air is not counted for each person',
    'healthCare',
    [bay, waitingArea],
    '45 to 46 dB(A) together, 22 on speed 1 for the night. Waiting area: 46; on speed 2 it is 35, with 4.5 air changes an hour. Full speed when the room is empty. Sheet 1 has a quieter choice.',
  ],
])('the noise of %s', (_what, sector, rooms, words) => expect(noiseOfCase(sector, rooms)).toBe(words));

test('there is no noise without machines', () => {
  expect(noiseOfCase('education', [{ ...classroom, ventilationAch: 12, people: 10 }])).toBeUndefined();
});
