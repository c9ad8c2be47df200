import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { compareUrl, compareParameters, parseSlugs, slugsQuery } from './compare-url';

describe('the address of a comparison', () => {
  it('is readable', () =>
    expect(compareUrl(['generation-x', 'generation-y'])).toBe('/shop?compare=generation-x,generation-y'));

  it('round-trips up to four products, with the room in the fragment', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...productSlugs], { minLength: 1, maxLength: 4 }), (slugs) => {
        const { searchParams, hash } = new URL(compareUrl(slugs, 'room=5x4x2.4'), 'https://example.com');
        expect(parseSlugs(searchParams.get(compareParameters.compared))).toEqual({ slugs, leftOut: [] });
        expect(hash).toBe('#room=5x4x2.4');
      }),
    );
  });

  it('reports a duplicate and counts it once', () =>
    expect(parseSlugs('generation-x, Generation-X,,generation-y')).toEqual({
      slugs: ['generation-x', 'generation-y'],
      leftOut: [{ name: 'generation-x', reason: 'doubled' }],
    }));

  it('looks up eight names and reports the next eight as too many', () => {
    const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
    expect(parseSlugs(names.join(','))).toEqual({
      slugs: names.slice(0, 8),
      leftOut: names.slice(8, 16).map((name) => ({ name, reason: 'too-many' })),
    });
    expect(parseSlugs(null)).toEqual({ slugs: [], leftOut: [] });
  });

  it('keeps other parameters and drops an empty selection', () => {
    expect(slugsQuery('picked', ['a', 'b'], 'group=air')).toBe('group=air&picked=a,b');
    expect(slugsQuery('picked', [], 'picked=a&group=air')).toBe('group=air');
    expect(slugsQuery('picked', ['a'])).toBe('picked=a');
  });

  it('looks up at most eight names of any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (names) => {
        const { slugs, leftOut } = parseSlugs(names.join(','));
        expect(slugs.length).toBeLessThanOrEqual(8);
        expect(leftOut.length).toBeLessThanOrEqual(8);
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });
});
