import { describe, expect, test } from 'vitest';
import { metresMessage } from './metres-message';
import { resultInWords } from './result-in-words';

describe('the words of the calculator', () => {
  test('say the whole table in a sentence or two', () => {
    expect(resultInWords({ lengthM: 5, widthM: 2.8, heightM: 2.5 })).toBe(
      '35.00 m³ room, from 5.00 × 2.80 × 2.50 m. Air changes per hour at 100% and at 50%: GEN S 5.14 and 2.57, GEN X 20.77 and 10.39, GEN Y 18.09 and 9.04, GEN Z 33.03 and 16.51.',
    );
  });

  test.each([
    ['empty', 'Enter the width in metres, such as 4.50'],
    ['not-a-number', 'Enter the width in figures, such as 4.50'],
    ['not-above-zero', 'Enter a width above 0'],
    ['too-short', 'Enter a width of 0.01 m or more'],
    ['too-long', 'Enter a width of 1,000 m or less'],
  ] as const)('say what to type instead of what is %s', (problem, message) => {
    expect(metresMessage('width', problem)).toBe(message);
  });
});
