import { readFileSync } from 'node:fs';
import type { ProductSlug } from '../../src/config/product-slugs';
import { money } from '../../src/lib/format/money';

export function priceOf(slug: ProductSlug): string {
  const source = readFileSync(`src/data/products/${slug}/summary.ts`, 'utf8');
  const [, pence] = /pricePence: ([\d_]+)/.exec(source) ?? [];
  if (!pence) throw new Error(`${slug} has no price in its data`);
  return money(Number(pence.replaceAll('_', '')));
}
