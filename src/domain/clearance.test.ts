import { expect, test } from 'vitest';
import { clearanceMinutes, clearanceRows, clearanceWholeMinutes, levelWhileAdding, remainingShare } from './clearance';

/** Air changes per hour, and minutes to 90%, 99% and 99.9%. */
const printed = [
  [1, 138, 276, 414],
  [2, 69, 138, 207],
  [3, 46, 92, 138],
  [4, 35, 69, 104],
  [5, 28, 55, 83],
  [6, 23, 46, 69],
  [7, 20, 39, 59],
  [8, 17, 35, 52],
  [9, 15, 31, 46],
  [10, 14, 28, 41],
  [11, 13, 25, 38],
  [12, 12, 23, 35],
  [13, 11, 21, 32],
  [14, 10, 20, 30],
  [15, 9, 18, 28],
  [16, 9, 17, 26],
  [17, 8, 16, 24],
  [18, 8, 15, 23],
  [19, 7, 15, 22],
  [20, 7, 14, 21],
  [25, 6, 11, 17],
  [30, 5, 9, 14],
  [35, 4, 8, 12],
  [40, 3, 7, 10],
  [45, 3, 6, 9],
  [50, 3, 6, 8],
];

test('the one function gives every figure of the table of 1994, all three columns, as it was printed', () => {
  expect(clearanceRows.map(({ airChanges, minutes }) => [airChanges, ...minutes])).toEqual(printed);
  expect(clearanceWholeMinutes(6), '99% where no share is named').toBe(46);
});

test('one air change leaves 37 in a hundred, not none', () => {
  expect(remainingShare(1, 60)).toBeCloseTo(1 / Math.E, 10);
  expect(remainingShare(6, 0)).toBe(1);
});

test('after the clearance time of the CDC table one in a hundred is left', () => {
  expect(remainingShare(12, clearanceMinutes(12, 0.99))).toBeCloseTo(0.01, 10);
});

test('the level of a steady source approaches reference ÷ air changes, along the clearance curve', () => {
  expect(levelWhileAdding(6, 600, 1)).toBeCloseTo(1 / 6, 10);
  expect(levelWhileAdding(6, 600, 3)).toBeCloseTo(1 / 2, 10);
  expect(levelWhileAdding(2, 30, 1)).toBeCloseTo((1 - 1 / Math.E) / 2, 10);
});
