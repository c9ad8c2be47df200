import { expect, test } from 'vitest';
import { parseNumber } from './parse-number';

test.each([
  ['27', 27],
  [' 24,5 ', 24.5],
  ['.5', 0.5],
  ['24.75', 24.75],
  [',25', 0.25],
  ['', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['0.1', 0.1],
  ['0.09', undefined],
  ['500', 500],
  ['501', undefined],
  ['eight', undefined],
])('a visitor who types “%s” means %s', (typed, value) =>
  expect(parseNumber(typed, { min: 0.1, max: 500 })).toBe(value),
);
