import { describe, expect, it } from 'vitest';
import { parseFeet } from '@/lib/parse/parse-feet';
import { parseSides, sideMessage } from './room-sides';

describe('room sides', () => {
  it('parse to metres', () => {
    expect(parseSides({ length: '4,5', width: '3.5', height: '2.6' })).toEqual({
      size: { lengthM: 4.5, widthM: 3.5, heightM: 2.6 },
    });
    expect(parseSides({ length: '10', width: '5 ft', height: '8 ft 6 in' }, parseFeet)).toEqual({
      size: { lengthM: 3.048, widthM: 1.524, heightM: 2.5908 },
    });
  });

  it('get one message each where they are not lengths', () => {
    expect(parseSides({ length: '4.5', width: '', height: '0' })).toEqual({
      problems: { width: 'Enter the width in metres, such as 4.50', height: 'Enter a height above 0' },
    });
  });

  it.each([
    ['empty', 'Enter the width in metres, such as 4.50'],
    ['not-a-number', 'Enter the width in figures, such as 4.50'],
    ['not-above-zero', 'Enter a width above 0'],
    ['too-short', 'Enter a width of 0.5 m or more'],
    ['too-long', 'Enter a width of 1,000 m or less'],
  ] as const)('say what to type instead of what is %s', (problem, message) => {
    expect(sideMessage('width', problem)).toBe(message);
  });
});
