import { expect, test } from 'vitest';
import { airChangesAnHour } from './air-changes';

test.each([
  [0, '0 air changes an hour'],
  [0.5, '0.5 air changes an hour'],
  [0.96, '1 air change an hour'],
  [1, '1 air change an hour'],
  [1.04, '1 air change an hour'],
  [1.05, '1.1 air changes an hour'],
  [6, '6 air changes an hour'],
  [12.34, '12.3 air changes an hour'],
])('says %d as %s', (ach, words) => {
  expect(airChangesAnHour(ach)).toBe(words);
});
