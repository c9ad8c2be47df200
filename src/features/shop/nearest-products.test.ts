import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { catalogue } from '@/data/products/catalogue';
import { nearestProducts, type ProductName } from './nearest-products';

const nearest = (typed: string) => nearestProducts(catalogue, typed, 3).map(({ slug }) => slug);

describe('the products nearest to a mistyped address', () => {
  it('suggests the machine whose name is one letter away', () => {
    expect(nearest('generation-xx')[0]).toBe('generation-x');
    expect(nearest('Generation-Z')[0]).toBe('generation-z');
    expect(nearest('achilles-water-botle-black')[0]).toBe('achilles-water-bottle-black');
    expect(nearest('mars-airsense')[0]).toBe('mars-air-sense');
    expect(nearest('gen-y-filters')[0]).toBe('gen-y-filter');
  });

  it('suggests three different products for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const offered = nearest(typed);
        expect(new Set(offered).size).toBe(3);
        for (const slug of offered) expect(productSlugs).toContain(slug);
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts a very long URL', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 300, maxLength: 2000 }), (typed) => new Set(nearest(typed)).size === 3),
    );
  });

  it('compares only the first 60 letters', () => {
    const named = (slug: string) => ({ slug, model: slug, kind: 'purifier' }) as unknown as ProductName;
    const [exact, longer] = [named('a'.repeat(60)), named('a'.repeat(61))];
    expect(nearestProducts([longer, exact], 'a'.repeat(61), 1)).toEqual([exact]);
  });
});
