import { nameIndex, shardDataName } from './data-names';
import { loadData } from './load-data';
import { type ProductName, shardOf } from './product-names';

/** The names of the products that stand near a name in the alphabet: of a short catalogue all of them. */
export async function loadNamesNear(name: string): Promise<readonly ProductName[]> {
  const firstSlugs = (await loadData<string[]>(nameIndex)) ?? [];
  return (await loadData<ProductName[]>(shardDataName(shardOf(firstSlugs, name)))) ?? [];
}
