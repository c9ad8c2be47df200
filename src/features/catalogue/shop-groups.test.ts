// Written down here: how many products there are.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/data/products/catalogue';
import type { ShopGroup } from '@/data/products/product';
import { groupFromQuery, groupParameter, productsOfGroup, shopTabs } from './shop-groups';

// Ten thousand values take a while where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const slugsOf = (group: ShopGroup | undefined) => productsOfGroup(catalogue, group).map(({ slug }) => slug);

describe('the groups of the shop', () => {
  it('holds the eleven products under Show All, in the order of the catalogue', () => {
    expect(slugsOf(undefined)).toEqual(catalogue.map(({ slug }) => slug));
    expect(catalogue).toHaveLength(11);
  });

  it('holds the four Generation purifiers in the air group and the two bottles in the water group', () => {
    expect(slugsOf('air')).toEqual(['generation-s', 'generation-x', 'generation-y', 'generation-z']);
    expect(slugsOf('water')).toEqual(['achilles-water-bottle-white', 'achilles-water-bottle-black']);
  });

  it('reads the group of the address, and has a tab for each', () => {
    expect(shopTabs).toEqual([
      { label: 'Show All' },
      { label: 'Air Purifiers', group: 'air' },
      { label: 'Water Purifiers', group: 'water' },
    ]);
    expect(groupParameter).toBe('group');
    expect(groupFromQuery('air')).toBe('air');
    expect(groupFromQuery('water')).toBe('water');
  });

  it('shows everything for any other group in the address', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary' }).filter((text) => text !== 'air' && text !== 'water')),
        (text) => groupFromQuery(text) === undefined,
      ),
      { numRuns: 10_000 },
    );
  });
});
