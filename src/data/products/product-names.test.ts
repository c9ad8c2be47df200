import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { loadNamesNear } from './load-names';
import { nameShards, namesPerShard, shardOf } from './product-names';

const generationX = catalogue[1];
const long = Array.from({ length: 1234 }, (_, index) => ({ ...generationX, slug: `model-${(index * 7919) % 1234}` }));

describe('the names of the products', () => {
  it('are all there once, by the alphabet, in shards of one size', () => {
    const shards = nameShards(long as unknown as typeof catalogue);
    const slugs = shards.flat().map(({ slug }) => slug as string);
    expect(slugs).toEqual([...new Set(long.map(({ slug }) => slug))].sort());
    for (const shard of shards.slice(0, -1)) expect(shard).toHaveLength(namesPerShard);
  });

  it('stand in the shard that a name leads to', () => {
    const shards = nameShards(long as unknown as typeof catalogue);
    const firstSlugs = shards.map(([first]) => first?.slug ?? '');
    for (const { slug } of long) {
      expect(shards[shardOf(firstSlugs, slug)]?.map((name) => name.slug)).toContain(slug);
    }
  });

  it('lead whatever was typed to a shard that is there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.string({ unit: 'binary' }), (firsts, typed) => {
        const sorted = [...firsts].sort();
        expect(sorted[shardOf(sorted, typed)]).toBeDefined();
      }),
    );
  });

  it('of a short catalogue are all at hand', async () => {
    expect(await loadNamesNear('zzz')).toHaveLength(catalogue.length);
  });
});
