import { expect, test } from 'vitest';
import { prices, recommendedChoice } from '@/data/room-answers';
import { airedOffice, openOffice } from '@/data/rooms/business-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { restaurant } from '@/data/rooms/hospitality-rooms';
import { calculateAnswer, type RoomRequirements } from './room-answer';
import { betterMix, fewestMixed, quietestMix } from './speed-mix';
import { combinedNoiseDbA, summedNoiseDbA } from './speeds';

const { classroom, hall, nursery } = schoolRoomAnswers;

test('levels that differ are summed by their powers, equal ones as by number', () => {
  expect(summedNoiseDbA([43, 32])).toBe(43);
  expect(summedNoiseDbA([43, 32, 32])).toBe(44);
  expect(summedNoiseDbA([40])).toBe(40);
  for (const machines of [1, 2, 3, 4, 9]) {
    expect(summedNoiseDbA(Array.from({ length: machines }, () => 43))).toBe(combinedNoiseDbA(43, machines));
  }
});

test('two Generation X on speeds 3 and 2 clean the nursery: 705 m³/h, 7.5 air changes, 43 dB(A), £990', () => {
  const mix = fewestMixed('GEN X', nursery, prices);
  expect(mix).toMatchObject({
    machines: 2,
    speeds: [3, 2],
    airflowM3PerHour: 705,
    noiseDbA: 43,
    pricePence: 99_000,
  });
  expect(mix.ach.toFixed(1)).toBe('7.5');
});

test('three Generation X clean the classroom at 44 dB(A), four the aired office', () => {
  const [inClass, inOffice] = [classroom, airedOffice].map((room) => fewestMixed('GEN X', room, prices));
  expect(inClass).toMatchObject({ speeds: [3, 2, 2], airflowM3PerHour: 970, noiseDbA: 44, pricePence: 148_500 });
  expect(inClass?.ach.toFixed(1)).toBe('6.1');
  expect(inOffice).toMatchObject({ speeds: [3, 2, 2, 2], airflowM3PerHour: 1235, noiseDbA: 44, pricePence: 198_000 });
  expect(inOffice?.ach.toFixed(1)).toBe('6.7');
});

test('an unreachable target has no mix, and machines on one speed never need fewer', () => {
  expect(quietestMix('GEN X', 1, classroom, prices)).toBeUndefined();
  for (const room of [classroom, nursery, airedOffice]) {
    const answer = calculateAnswer(room, { 'GEN X': 49_500 });
    const { machines } = fewestMixed('GEN X', room, prices);
    expect(answer.kind === 'choice' && answer.choice.model === 'GEN X' && machines > answer.choice.machines).toBe(
      false,
    );
  }
});

test('beside an answer stands what is cheaper on speeds of its own, or as dear and quieter', () => {
  const besideOf = (room: RoomRequirements) => betterMix(recommendedChoice(room), room, prices);
  expect(besideOf(classroom)).toMatchObject({ speeds: [3, 2, 2], noiseDbA: 44, pricePence: 148_500 });
  expect(besideOf(airedOffice)).toMatchObject({ speeds: [3, 2, 2, 2], noiseDbA: 44, pricePence: 198_000 });
  const inBay = besideOf(wardRoomAnswers.bay);
  expect(inBay).toMatchObject({ model: 'GEN Y', speeds: [3, 2], noiseDbA: 42, pricePence: 139_000 });
  expect(inBay?.ach.toFixed(1)).toBe('6.1');
  for (const room of [hall, openOffice, restaurant]) expect(besideOf(room)).toBeUndefined();
});
