// Written down here: how many products there are.
import { expect, test } from 'vitest';
import { catalogue } from '@/data/products/catalogue';
import { shopListings } from '@/data/products/shop-listing';
import { shopDescription, shopLead } from './shop-words';

/** The words as they stand with the products of today: a product more changes them, and this test with them. */
test('the shop counts what it sells', () => {
  const shop = shopListings(catalogue)(undefined, 1);
  if (!shop) throw new Error('the shop has no first page');
  expect(shopDescription(shop)).toBe(
    'All eleven products: four air purifiers from 160 to 1,156 m³/h with their filters, two UV-C water bottles and an air quality meter. Prices include VAT.',
  );
  expect(shopLead(shop)).toBe('Four purifiers and their filters, two bottles, one air quality meter.');
});

test('a longer range is counted in the same words', () => {
  const [first] = catalogue;
  if (first?.kind !== 'purifier') throw new Error('the first product is no purifier');
  const shop = shopListings([...catalogue, { ...first, ratedCadrM3PerHour: 2000 }])(undefined, 1);
  if (!shop) throw new Error('the shop has no first page');
  expect(shopDescription(shop)).toMatch(/^All twelve products: five air purifiers from 160 to 2,000 m³\/h/);
  expect(shopLead({ ...shop, kinds: { ...shop.kinds, meter: 2 } })).toMatch(/two air quality meters\.$/);
});
