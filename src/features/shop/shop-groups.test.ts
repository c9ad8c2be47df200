import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@/data/products/catalogue';
import type { ShopGroup } from '@/data/products/product';
import { groupFromQuery, groupParameter, productsOfGroup, shopTabs } from './shop-groups';

const slugsOf = (group: ShopGroup | undefined) => productsOfGroup(catalogue, group).map(({ slug }) => slug);

describe('the groups of the shop', () => {
  it('holds every product under Show All, in the order of the catalogue', () => {
    expect(slugsOf(undefined)).toEqual(catalogue.map(({ slug }) => slug));
  });

  it('holds the purifiers in the air group and the bottles in the water group', () => {
    const slugsOfKind = (kind: string) => catalogue.filter((one) => one.kind === kind).map(({ slug }) => slug);
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
      { numRuns: 10_000 },
    );
  });
});
