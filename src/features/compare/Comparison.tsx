import { useLoaded } from '@/boot/use-loaded';
import { parseSlugs } from '@/lib/links/compare-url';
import { ComparisonBody } from './ComparisonBody';
import { loadCompared } from './load-compared';
import { comparableProducts } from './comparable-products';

type ComparisonProps = {
  /** Slugs of the URL, comma-separated. */
  parameter: string;
};

/** Suspends until the products of the URL are loaded. */
export function Comparison({ parameter }: ComparisonProps) {
  const { slugs, leftOut } = parseSlugs(parameter);
  const comparable = comparableProducts(slugs, useLoaded(loadCompared(slugs)));
  return (
    <ComparisonBody
      parameter={parameter}
      products={comparable.products}
      leftOut={[...leftOut, ...comparable.leftOut]}
    />
  );
}
