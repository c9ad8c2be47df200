import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { matchRoute, pageMarker } from './match-route';

const nasty = fc.constantFrom(
  '<script>alert(1)</script>',
  "'; DROP TABLE products; --",
  '=1+1',
  '\u202Egeneration-x',
  'generation-x%00',
  '\ud800',
  '%E0%A4%A',
  '%2F..%2F',
  '__proto__',
  '1e309',
  '٣',
  '👩‍⚕️',
  'generation-x'.repeat(500),
);

test('matches every product', () => {
  for (const slug of productSlugs) {
    const match = matchRoute(`/product-details/${slug}`);
    expect(match).toEqual({ key: 'product', slug });
    expect(pageMarker(match)).toBe(`product:${slug}`);
  }
});

test('matches addresses in small letters only', () => {
  expect(matchRoute('/shop')).toEqual({ key: 'shop' });
  expect(matchRoute('/shop/')).toEqual({ key: 'shop' });
  expect(matchRoute('/')).toEqual({ key: 'home' });
  for (const unknown of ['/Shop', '/SHOP', '/shops', '/shop/more', '/Product-Details/generation-x']) {
    expect(matchRoute(unknown)).toEqual({ key: 'notFound' });
  }
});

test('marks a page without a parameter by its key', () => {
  expect(pageMarker(matchRoute('/shop'))).toBe('shop');
  expect(pageMarker({ key: 'product', slug: 'generation-x' })).toBe('product:generation-x');
});

test('matches the not-found page for any unknown product, and never throws', () => {
  const requested = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(requested, (slug) => {
      const match = matchRoute(`/product-details/${slug}`);
      if ((productSlugs as readonly string[]).includes(slug.replace(/\/+$/, ''))) return;
      expect(match).toEqual({ key: 'notFound' });
    }),
    { numRuns: 1000 },
  );
});
