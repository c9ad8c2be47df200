import { describe, expect, it } from 'vitest';
import { parseFeet } from '@/lib/parse/parse-feet';
import { emptySides, parseSides, sides } from './room-sides';

describe('room sides', () => {
  it('parse to metres', () => {
    expect(parseSides({ length: '4,5', width: '3.5', height: '2.6' })).toEqual({
      size: { lengthM: 4.5, widthM: 3.5, heightM: 2.6 },
    });
    expect(parseSides({ length: '10', width: '5 ft', height: '8 ft 6 in' }, parseFeet)).toEqual({
      size: { lengthM: 3.048, widthM: 1.524, heightM: 2.5908 },
    });
  });

  it('have an error each where they are not lengths', () => {
    expect(parseSides({ length: '4.5', width: '', height: '0' })).toEqual({
      errors: { width: 'empty', height: 'not-above-zero' },
    });
    expect(parseSides({ ...emptySides, length: 'long' })).toEqual({
      errors: { length: 'not-a-number', width: 'empty', height: 'empty' },
    });
  });

  it.each(sides)('have a %s of 0.5 m at least', (side) => {
    const typed = { length: '0.5', width: '0.5', height: '0.5' };
    expect(parseSides(typed)).toEqual({ size: { lengthM: 0.5, widthM: 0.5, heightM: 0.5 } });
    expect(parseSides({ ...typed, [side]: '0.49' })).toEqual({
      errors: { [side]: 'too-short' },
    });
  });

  it('take a height of 30 m and no more', () => {
    const hall = { length: '60', width: '40', height: '30' };
    expect(parseSides(hall)).toEqual({ size: { lengthM: 60, widthM: 40, heightM: 30 } });
    expect(parseSides({ ...hall, height: '30.1' })).toEqual({
      errors: { height: 'too-long' },
    });
  });
});
