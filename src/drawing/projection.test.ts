import { expect, test } from 'vitest';
import { isometric, isometricPaths } from './projection';

test('x goes right and down, y left and down, z up', () => {
  expect(isometric([0, 0, 0], 10)).toEqual([0, 0]);
  expect(isometric([1, 0, 0], 10)).toEqual([8.66, 5]);
  expect(isometric([0, 1, 0], 10)).toEqual([-8.66, 5]);
  expect(isometric([0, 0, 1], 10)).toEqual([0, -10]);
  expect(isometric([2, 1, 3], 10)).toEqual([8.66, -15]);
});

test('a box shows its top, its left and its right face', () => {
  const cube = { at: [0, 0, 0], size: [1, 1, 1] } as const;
  expect(isometricPaths.box(cube, 10)).toEqual([
    'M0.0 -10.0L8.7 -5.0L0.0 0.0L-8.7 -5.0Z',
    'M-8.7 5.0L0.0 10.0L0.0 0.0L-8.7 -5.0Z',
    'M8.7 5.0L0.0 10.0L0.0 0.0L8.7 -5.0Z',
  ]);
});
