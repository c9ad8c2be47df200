import { expect, test } from 'vitest';
import { isometric, isometricPoints } from './isometric';

test('x goes right and down, y left and down, z up', () => {
  expect(isometric([0, 0, 0], 10)).toEqual([0, 0]);
  expect(isometric([1, 0, 0], 10)).toEqual([8.66, 5]);
  expect(isometric([0, 1, 0], 10)).toEqual([-8.66, 5]);
  expect(isometric([0, 0, 1], 10)).toEqual([0, -10]);
  expect(isometric([2, 1, 3], 10)).toEqual([8.66, -15]);
});

test('points of a polygon have one decimal', () => {
  const corners = [
    [1, 0, 0],
    [0, 0, 1],
  ] as const;
  expect(isometricPoints(corners, 10)).toBe('8.7,5 0,-10');
});
