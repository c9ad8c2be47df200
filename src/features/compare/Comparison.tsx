import { useLoaded } from '@/boot/use-loaded';
import { parseSlugs } from '@/lib/links/compare-url';
import { ComparisonBody } from './ComparisonBody';
import { loadCompared } from './load-compared';
import { comparableProducts } from './comparable-products';

export type ComparisonProps = {
  /** Slugs of the URL, comma-separated. */
  asked: string;
};

/** Suspends until the products of the URL are loaded. */
export function Comparison({ asked }: ComparisonProps) {
  const { slugs, leftOut } = parseSlugs(asked);
  const comparable = comparableProducts(slugs, useLoaded(loadCompared(slugs)));
  return <ComparisonBody asked={asked} products={comparable.products} leftOut={[...leftOut, ...comparable.leftOut]} />;
}
