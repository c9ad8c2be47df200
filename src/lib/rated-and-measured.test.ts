import { expect, test } from 'vitest';
import { bothAreasBasis, ratedAndMeasured } from './rated-and-measured';

test('one line tells rated from measured, with the figure of the machine where one is shown', () => {
  const [before, after] = [
    'Rated is what every machine is sold to deliver; measured',
    ' is what the model delivered in our test with ISO 14644 methods. Air changes use the measured one.',
  ];
  expect(ratedAndMeasured()).toBe(`${before}${after}`);
  expect(ratedAndMeasured(1156)).toBe(`${before}, 1,156 m³/h,${after}`);
});

test('another says what both areas rest on', () =>
  expect(bothAreasBasis).toBe('Both areas are at 5 air changes an hour.'));
