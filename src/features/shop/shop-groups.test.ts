import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWord } from '@/lib/format/count-word';
import { catalogue } from '@/data/products/catalogue';
import type { ShopGroup } from '@/data/products/product';
import { priceOf } from '@/mocks/price-of';
import { groupFromQuery, groupParameter, productsOfGroup, shopDescription, shopLead, shopTabs } from './shop-groups';

const slugsOf = (group: ShopGroup | undefined) => productsOfGroup(catalogue, group).map(({ slug }) => slug);

describe('the groups of the shop', () => {
  it('holds every product under Show All, in the order of the catalogue', () => {
    expect(slugsOf(undefined)).toEqual(catalogue.map(({ slug }) => slug));
  });

  it('holds the purifiers in the air group and the bottles in the water group', () => {
    const slugsOfKind = (kind: string) => catalogue.filter((each) => each.kind === kind).map(({ slug }) => slug);
    expect(slugsOf('air')).toEqual(slugsOfKind('purifier'));
    expect(slugsOf('water')).toEqual(slugsOfKind('bottle'));
  });

  it('parses the group of the URL, with a tab for each', () => {
    expect(shopTabs).toEqual([
      { label: 'Show All' },
      { label: 'Air Purifiers', group: 'air' },
      { label: 'Water Purifiers', group: 'water' },
    ]);
    expect(groupParameter).toBe('group');
    expect(groupFromQuery('air')).toBe('air');
    expect(groupFromQuery('water')).toBe('water');
  });

  it('shows everything for an unknown group', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary' }).filter((text) => text !== 'air' && text !== 'water')),
        (text) => groupFromQuery(text) === undefined,
      ),
      { numRuns: 1000 },
    );
  });
});

const countOf = (kind: string) => catalogue.filter((product) => product.kind === kind).length;

it('counts the products of the shop', () => {
  expect(shopDescription(catalogue)).toBe(
    `All ${countWord(catalogue.length)} products: ${countWord(countOf('purifier'))} air purifiers from 160 to 1,156 m³/h with their filters, ${countWord(countOf('bottle'))} UV-C water bottles and an air quality meter. Prices include VAT.`,
  );
});

it('names the machines for most rooms and for a surgery, with their prices', () => {
  expect(shopLead(catalogue)).toMatch(
    `Cleaner air for a living room: one Generation X, ${priceOf('generation-x')}, or £`,
  );
});

it('counts a longer range in the same words', () => {
  const [first] = catalogue;
  if (first?.kind !== 'purifier') throw new Error('the first product is no purifier');
  const more = [
    ...catalogue,
    { ...first, ratedCadrM3PerHour: 2000 },
    ...catalogue.filter(({ kind }) => kind === 'meter'),
  ];
  expect(shopDescription(more)).toMatch(
    new RegExp(
      `^All ${countWord(more.length)} products: ${countWord(countOf('purifier') + 1)} air purifiers from 160 to 2,000 m³/h`,
    ),
  );
});
