import { type ComponentType, lazy, Suspense } from 'react';
import type { ProductSummary } from '@/data/products/product';
import type { CompareBarProps } from './CompareBar';
import { usePicks } from './use-picks';

/** Fetched with the first choice; where that fails, the buttons still work and a comparison is one address away. */
const CompareBar = lazy(async (): Promise<{ default: ComponentType<CompareBarProps> }> => {
  try {
    const module = await import('./CompareBar');
    return { default: module.CompareBar };
  } catch {
    return { default: () => null };
  }
});

export type CompareDockProps = { items: readonly ProductSummary[] };

/** Where the bar of the chosen products stands, once there are any. */
export function CompareDock({ items }: CompareDockProps) {
  const [picks, choose] = usePicks();
  if (picks.length === 0) return null;
  return (
    <Suspense>
      <CompareBar picks={picks} items={items} onClear={() => choose([])} />
    </Suspense>
  );
}
