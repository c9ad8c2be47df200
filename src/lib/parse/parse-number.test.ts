import { expect, test } from 'vitest';
import { limitsMessage, parseNumber } from './parse-number';

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

test.each([
  ['6.1234', { decimals: 4 }, 6.1234],
  ['6.12345', { decimals: 4 }, undefined],
  ['30', { decimals: 0 }, 30],
  ['2.5', { decimals: 0 }, undefined],
  ['−5', { min: -30 }, -5],
  ['-31', { min: -30 }, undefined],
  ['1,234.5', {}, undefined],
  ['2,080', { isGrouped: true }, 2080],
  ['2,080.5', { isGrouped: true }, 2080.5],
  ['4,5', { isGrouped: true }, 4.5],
  ['1,20', { isGrouped: true }, 1.2],
  ['1,2000', { isGrouped: true, max: 1 }, undefined],
  ['2,080', {}, 2.08],
  ['٣٠', {}, undefined],
])('“%s” within %j is %s', (typed, limits, value) => expect(parseNumber(typed, limits)).toBe(value));

test('a message names the number and its limits', () => {
  expect(limitsMessage({ what: 'a reading', min: 421, max: 10_000 })).toBe('Enter a reading from 421 to 10,000');
});
