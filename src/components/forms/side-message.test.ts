import { describe, expect, it } from 'vitest';
import { sideMessage } from './side-message';

describe('the message of a side', () => {
  it.each([
    ['empty', 'Enter the width in metres, such as 4.50'],
    ['not-a-number', 'Enter the width in figures, such as 4.50'],
    ['not-above-zero', 'Enter a width above 0'],
    ['too-short', 'Enter a width of 0.5 m or more'],
    ['too-long', 'Enter a width of 1,000 m or less'],
  ] as const)('says what to type instead of what is %s', (error, message) => {
    expect(sideMessage('width', error)).toBe(message);
  });

  it('has the limit of the height, and the unit of what is typed', () => {
    expect(sideMessage('height', 'too-long')).toBe('Enter a height of 30 m or less');
    for (const error of ['empty', 'not-a-number'] as const)
      expect(sideMessage('width', error, 'ft')).toBe('Enter the width in feet and inches, such as 14 ft 9 in');
  });
});
