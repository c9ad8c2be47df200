import { expect, it } from 'vitest';
import { cycleHours, waterLevels } from './drinking-day';

it('draws a day that fits a 750 ml bottle and a two-hour cycle', () => {
  expect(cycleHours).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  expect(Math.max(...waterLevels.map(([, ml]) => ml))).toBe(750);
  const hours = waterLevels.map(([hour]) => hour);
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
  expect([hours[0], hours.at(-1)]).toEqual([0, 24]);
});
