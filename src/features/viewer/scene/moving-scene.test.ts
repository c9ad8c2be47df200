import { expect, test } from 'vitest';
import { damp } from './moving-scene';

test('moves every value towards its target and has arrived when all have', () => {
  const { values, hasArrived } = damp({ turn: 0, zoom: 1 }, { turn: 90, zoom: 1 }, 100);
  expect(hasArrived).toBe(false);
  expect(values.turn).toBeGreaterThan(30);
  expect(values.turn).toBeLessThan(90);
  expect(values.zoom).toBe(1);
});

test('slows down towards the target and reaches it', () => {
  const target = { turn: 100 };
  let { turn: before } = { turn: 0 };
  let { values } = damp({ turn: before }, target, 16);
  const firstStep = values.turn - before;
  before = values.turn;
  ({ values } = damp(values, target, 16));
  expect(firstStep).toBeGreaterThan(0);
  expect(values.turn - before).toBeLessThan(firstStep);
  for (let step = 0; step < 120; step++) ({ values } = damp(values, target, 16));
  expect(values.turn).toBe(100);
});

test('arrives at once without motion', () => {
  expect(damp({ turn: 0 }, { turn: 90 }, Infinity)).toEqual({ values: { turn: 90 }, hasArrived: true });
});
