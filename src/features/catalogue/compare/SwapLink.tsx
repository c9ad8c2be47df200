import { ArrowLink } from '@/components/ui/ArrowLink';
import { slugsQuery } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';

export type SwapLinkProps = { slugs: readonly string[] };

/** Links to the shop with the same selection. */
export function SwapLink({ slugs }: SwapLinkProps) {
  return <ArrowLink to={`${href('shop')}?${slugsQuery('picked', slugs)}`}>Swap or add</ArrowLink>;
}
