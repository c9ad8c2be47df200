import { expect, test } from 'vitest';
import { prices, recommendedChoice } from '@/data/room-answers';
import { airedOffice, openOffice } from '@/data/rooms/business-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { restaurant } from '@/data/rooms/hospitality-rooms';
import type { RoomRequirements } from './room-answer';
import { betterMix, quietestMix } from './speed-mix';
import { combinedNoiseDbA, summedNoiseDbA } from './speeds';

const { classroom, hall, nursery } = schoolRoomAnswers;
const { bay } = wardRoomAnswers;

test('levels that differ are summed by their powers, equal ones as by number', () => {
  expect(summedNoiseDbA([43, 32])).toBe(43);
  expect(summedNoiseDbA([43, 32, 32])).toBe(44);
  expect(summedNoiseDbA([40])).toBe(40);
  for (const machines of [1, 2, 3, 4, 9]) {
    expect(summedNoiseDbA(Array.from({ length: machines }, () => 43))).toBe(combinedNoiseDbA(43, machines));
  }
});

/** What stands beside the answer for a room. */
const besideOf = (room: RoomRequirements) => betterMix(recommendedChoice(room), room, prices);

test('beside an answer stands what is cheaper on speeds of its own', () => {
  expect(besideOf(nursery)).toMatchObject({ machines: 2, speeds: [3, 2], airflowM3PerHour: 705, noiseDbA: 43 });
  expect(besideOf(nursery)).toMatchObject({ model: 'GEN X', pricePence: 99_000 });
  expect(besideOf(nursery)?.ach.toFixed(1)).toBe('7.5');
  expect(besideOf(classroom)).toMatchObject({ speeds: [3, 2, 2], airflowM3PerHour: 970, noiseDbA: 44 });
  expect(besideOf(classroom)).toMatchObject({ model: 'GEN X', pricePence: 148_500 });
  expect(besideOf(classroom)?.ach.toFixed(1)).toBe('6.1');
  expect(besideOf(airedOffice)).toMatchObject({ speeds: [3, 2, 2, 2], airflowM3PerHour: 1235, noiseDbA: 44 });
  expect(besideOf(airedOffice)?.ach.toFixed(1)).toBe('6.7');
});

test('or as dear and at least 3 dB quieter, as in a bay of four beds: 6.1 air changes at 42 dB(A), not 45', () => {
  expect(besideOf(bay)).toMatchObject({ model: 'GEN Y', speeds: [3, 2], noiseDbA: 42, pricePence: 139_000 });
  expect(besideOf(bay)?.ach.toFixed(1)).toBe('6.1');
});

test('nothing stands there without a gain, and none in a room that is sized at full speed on purpose', () => {
  for (const room of [hall, openOffice, restaurant]) expect(besideOf(room)).toBeUndefined();
  expect(quietestMix('GEN X', 1, classroom, prices)).toBeUndefined();
});
