import { productSlugs, type ProductSlug } from '@/config/product-slugs';
import type { ProductSummary } from './product';

type SummaryModule = Record<string, ProductSummary>;

const modules = import.meta.glob<SummaryModule>('./*/summary.ts', { eager: true });

function summaryOf(slug: ProductSlug): ProductSummary {
  const found = Object.values(modules[`./${slug}/summary.ts`] ?? {})[0];
  if (!found) throw new Error(`src/data/products/${slug}/summary.ts is missing or exports no summary`);
  return found;
}

/** In the order of the shop. Only lists of all products import it. */
export const catalogue: readonly ProductSummary[] = productSlugs.map(summaryOf);
