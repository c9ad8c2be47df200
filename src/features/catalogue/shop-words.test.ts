import { expect, test } from 'vitest';
import { shopDescription, shopLead } from './shop-words';

const shop = {
  kinds: { purifier: 4, bottle: 2, meter: 1, filter: 4 },
  counts: { all: 11, air: 4, water: 2 },
  ratedM3PerHour: [160, 1156],
} as const;

test('the shop counts what it sells', () => {
  expect(shopDescription(shop)).toBe(
    'All eleven products: four air purifiers from 160 to 1,156 m³/h with their filters, two UV-C water bottles and an air quality meter. Prices include VAT.',
  );
  expect(shopLead(shop)).toBe('Four purifiers, two bottles, one meter and the filters that keep them honest.');
});

test('a longer range is counted in the same words', () => {
  const longer = {
    kinds: { ...shop.kinds, purifier: 5, meter: 2 },
    counts: { ...shop.counts, all: 13 },
    ratedM3PerHour: [160, 2000],
  } as const;
  expect(shopDescription(longer)).toMatch(
    /^All 13 products: five air purifiers from 160 to 2,000 m³\/h .* and two air quality meters\./,
  );
  expect(shopLead(longer)).toMatch(/two meters and/);
});
