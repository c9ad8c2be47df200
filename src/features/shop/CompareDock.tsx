import { type ComponentType, lazy, Suspense } from 'react';
import type { ProductSummary } from '@/data/products/product';
import type { CompareBarProps } from './CompareBar';
import { useCompareSelection } from './use-compare-selection';

/** Loaded with the first selection; renders nothing if loading fails. */
const CompareBar = lazy(async (): Promise<{ default: ComponentType<CompareBarProps> }> => {
  try {
    const module = await import('./CompareBar');
    return { default: module.CompareBar };
  } catch {
    return { default: () => null };
  }
});

export type CompareDockProps = { items: readonly ProductSummary[] };

export function CompareDock({ items }: CompareDockProps) {
  const [selected, choose] = useCompareSelection();
  if (selected.length === 0) return null;
  return (
    <Suspense>
      <CompareBar selected={selected} items={items} onClear={() => choose([])} />
    </Suspense>
  );
}
