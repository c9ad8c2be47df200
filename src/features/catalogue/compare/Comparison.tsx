import { useLoaded } from '@/hooks/use-loaded';
import { parseSlugs } from '@/lib/compare-url';
import { ComparisonBody } from './ComparisonBody';
import { loadCompared } from './load-compared';
import { pickCompared } from './pick-compared';

export type ComparisonProps = {
  /** The names in the address. */
  asked: string;
  /** The volume of the room in the address. */
  typedVolume: string | null;
};

/** Waits for the products that the address names. No other hook may stand here: rendered again, there is nothing to wait for. */
export function Comparison({ asked, typedVolume }: ComparisonProps) {
  const { slugs, leftOut } = parseSlugs(asked);
  const picked = pickCompared(slugs, useLoaded(loadCompared(slugs)));
  return (
    <ComparisonBody
      asked={asked}
      typedVolume={typedVolume}
      products={picked.products}
      leftOut={[...leftOut, ...picked.leftOut]}
    />
  );
}
