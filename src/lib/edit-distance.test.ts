import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['filter', 'flter', 1],
  ['filter', 'filters', 1],
  ['filter', 'filetr', 1],
])('counts from "%s" to "%s" %i letters', (from, to, letters) => expect(editDistance(from, to)).toBe(letters));

it('is symmetric, and zero for equal words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
