import { expect, it } from 'vitest';
import { findCircle } from './check-imports';

it('finds a circle and names its members', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'c', 'b']);
});

it('finds none where two ways lead to the same place', () => {
  const graph = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['d'])],
    ['c', new Set(['d'])],
    ['d', new Set<string>()],
  ]);
  expect(findCircle(graph)).toBeUndefined();
});
