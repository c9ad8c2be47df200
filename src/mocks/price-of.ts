import type { ProductSlug } from '@/config/product-slugs';
import { catalogue } from '@/data/products/catalogue';
import { money } from '@/lib/format/money';

/** The list price of one product or more of them, as texts print it. */
export function priceOf(slug: ProductSlug, count = 1): string {
  const pence = catalogue.find((product) => product.slug === slug)?.pricePence;
  if (pence === undefined) throw new Error(`${slug} has no price`);
  return money(count * pence);
}
