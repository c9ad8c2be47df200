import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFeet, parseFeet, parseMetresOrFeet } from './parse-feet';

describe('a length in feet and inches', () => {
  it.each([
    ['14 ft 9 in', 14.75],
    [`14' 9"`, 14.75],
    ['14’9”', 14.75],
    ['14ft', 14],
    ['14.5', 14.5],
    ['14,5 feet', 14.5],
    ['14 9', 14.75],
    ['8 ft 6½ in', 8 + 6.5 / 12],
    ['  10  ', 10],
    ['14.25 ft', 14.25],
    ['14 ft 9.25 in', 14 + 9.25 / 12],
    ['14 ft 9, in', 14.75],
    ['5 ft 6¼ in', 5 + 6.25 / 12],
    ['5 ft 6¾', 5 + 6.75 / 12],
    ['5 ft ½ in', 5 + 0.5 / 12],
    ['16 ft 5 1/2', 16 + 5.5 / 12],
    ['9 ft ½', 9 + 0.5 / 12],
    ['5 in', 5 / 12],
    ['5"', 5 / 12],
    ["5''", 5 / 12],
    ['197"', 197 / 12],
    ['9 ½ in', 9.5 / 12],
    ['½ inch', 0.5 / 12],
    ['0.3048 m', 1],
  ])('is read from "%s"', (typed, feet) => {
    const read = parseFeet(typed);
    expect('metres' in read && read.metres).toBeCloseTo(feet * 0.3048, 5);
  });

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['+14', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['tall', 'not-a-number'],
    ['4.5 mm', 'not-a-number'],
    ['14 ft 12 in', 'not-a-number'],
    ['9 ½', 'not-a-number'],
    ['9 1/2', 'not-a-number'],
    ['16-5', 'not-a-number'],
    ['16.5 ft 6 in', 'not-a-number'],
    ['16,5 ft ½', 'not-a-number'],
    ['in', 'not-above-zero'],
    ['14 ft tall', 'not-a-number'],
    ['14 ft 9 in tall', 'not-a-number'],
    ['0', 'not-above-zero'],
    ['-3', 'not-above-zero'],
    ['4000', 'too-long'],
  ])('is not read from "%s"', (typed, error) => expect(parseFeet(typed)).toEqual({ error }));

  it('round-trips to the nearest inch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (centimetres) => {
        const read = parseFeet(formatFeet(centimetres / 100));
        const metres = 'metres' in read ? read.metres : 0;
        expect(Math.abs(metres - centimetres / 100)).toBeLessThanOrEqual(0.0128);
      }),
    );
  });
});

it.each([
  ['4.5', 4.5],
  ['4.5 m', 4.5],
  ['30 ft', 9.144],
  ['14’9”', 4.4958],
])('a length in metres or with the sign of feet is read from "%s"', (typed, metres) => {
  const read = parseMetresOrFeet(typed);
  expect('metres' in read && read.metres).toBeCloseTo(metres, 5);
});
