import { expect, it } from 'vitest';
import { longDate } from './long-date';

it('formats a date', () => {
  expect(longDate('2021-03-29')).toBe('29 March 2021');
  expect(longDate('2026-11-05')).toBe('5 November 2026');
});

it('formats every month', () => {
  const names = Array.from({ length: 12 }, (_, index) => longDate(`2026-${index + 1}-01`).split(' ')[1]);
  expect(names.join(' ')).toBe('January February March April May June July August September October November December');
});

it('throws for an invalid date', () => {
  expect(() => longDate('2026-13-01')).toThrow('2026-13-01');
  expect(() => longDate('2026-11')).toThrow('2026-11');
  expect(() => longDate('soon')).toThrow('soon');
});
