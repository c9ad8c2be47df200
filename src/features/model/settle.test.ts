import { expect, test } from 'vitest';
import { settled } from './settle';

test('everything moves towards its aim, and all of it must have arrived', () => {
  const from = { turn: 0, zoom: 1 };
  const { values, isThere } = settled(from, { turn: 90, zoom: 1 }, 100);
  expect(isThere).toBe(false);
  expect(values.turn).toBeGreaterThan(30);
  expect(values.turn).toBeLessThan(90);
  expect(values.zoom).toBe(1);
});

test('where motion is unwanted all is there at once', () => {
  expect(settled({ turn: 0 }, { turn: 90 }, Infinity)).toEqual({ values: { turn: 90 }, isThere: true });
});
