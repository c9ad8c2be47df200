import { expect, test } from 'vitest';
import { litresPerSecond, shareLeft } from './clean-air';
import { clearanceMinutes } from './clearance-minutes';

test('1,156 m³ an hour is 321.1 litres a second', () => {
  expect(litresPerSecond(1156)).toBeCloseTo(321.11, 2);
});

test('one air change leaves 37 in a hundred, not none', () => {
  expect(shareLeft(1, 60)).toBeCloseTo(1 / Math.E, 10);
  expect(shareLeft(6, 0)).toBe(1);
});

test('after the clearance time of the CDC table one in a hundred is left', () => {
  expect(shareLeft(12, clearanceMinutes(12, 0.99))).toBeCloseTo(0.01, 10);
});
