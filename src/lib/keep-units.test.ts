import { expect, test } from 'vitest';
import { keepUnits } from './keep-units';

const tied = (text: string) => keepUnits(text).replaceAll('\u00a0', '~');

test.each(['m³/h', 'm³', 'm²', 'µg', 'mg', 'µm', 'nm', 'mm', 'cm', 'm', 'ml', 'mAh', 'kg', 'dB(A)', 'ACH', 'ppm'])(
  'ties a number to its %s',
  (unit) => {
    expect(tied(`at 12 ${unit}, and`)).toBe(`at 12~${unit}, and`);
  },
);

test('ties hours, one hour, seconds and months', () => {
  expect(tied('1 hour, 6 hours, 60 seconds and 12 months')).toBe('1~hour, 6~hours, 60~seconds and 12~months');
});

test('ties every number of a sentence, and nothing else', () => {
  expect(tied('720 m³/h in 50 m³')).toBe('720~m³/h in 50~m³');
  expect(tied('4 machines, 5 more, 12 mice, two hours')).toBe('4 machines, 5 more, 12 mice, two hours');
});
