import { expect, test } from 'vitest';
import { aboveWalls, cornerOf, quarterOf, roomHome } from './room-orbit';

test('a turn passes the four corners of the plan', () => {
  const corner = (azimuthDeg: number) => cornerOf({ ...roomHome, azimuthDeg });
  expect([36, 126, 216, 306, 396, -54].map(corner)).toEqual(
    'lower right|upper right|upper left|lower left|lower right|lower left'.split('|'),
  );
  expect(quarterOf(-360)).toBe(0);
});

test('the camera stays above the walls', () => {
  expect(aboveWalls({ ...roomHome, elevationDeg: -4 }).elevationDeg).toBe(14);
  expect(aboveWalls({ ...roomHome, elevationDeg: 60 }).elevationDeg).toBe(60);
});
