import { expect, test } from 'vitest';
import { catalogue } from '@/data/products/catalogue';
import { shopDescription, shopLead } from './shop-copy';

test('counts the products of the shop', () => {
  expect(shopDescription(catalogue)).toBe(
    'All eleven products: four air purifiers from 160 to 1,156 m³/h with their filters, two UV-C water bottles and an air quality meter. Prices include VAT.',
  );
  expect(shopLead(catalogue)).toBe('Four air purifiers and their filters, two water bottles, one air quality meter.');
});

test('counts a longer range in the same words', () => {
  const [first] = catalogue;
  if (first?.kind !== 'purifier') throw new Error('the first product is no purifier');
  const more = [
    ...catalogue,
    { ...first, ratedCadrM3PerHour: 2000 },
    ...catalogue.filter(({ kind }) => kind === 'meter'),
  ];
  expect(shopDescription(more)).toMatch(/^All 13 products: five air purifiers from 160 to 2,000 m³\/h/);
  expect(shopLead(more)).toMatch(/two air quality meters/);
});
