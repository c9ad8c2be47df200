import { expect, test } from 'vitest';
import { prices } from '@/data/room-answers';
import { airedOffice } from '@/data/rooms/business-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { calculateAnswer } from './room-answer';
import { fewestMixed, quietestMix } from './speed-mix';
import { combinedNoiseDbA, summedNoiseDbA } from './speeds';

const { classroom, nursery } = schoolRoomAnswers;

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
