import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated';
import { compareParameters } from '@/lib/links/compare-url';
import styles from './CompareView.module.scss';

const Comparison = lazy(() => import('./Comparison').then((module) => ({ default: module.Comparison })));

export type CompareViewProps = {
  /** The shop, shown without a comparison in the URL. */
  children: ReactNode;
};

/** Replaces the shop with the comparison, loaded on demand, if the URL asks for one; before hydration, the shop. */
export function CompareView({ children }: CompareViewProps) {
  const [parameters] = useSearchParams();
  const asked = parameters.get(compareParameters.compared);
  if (!useHydrated() || asked === null) return children;
  return (
    <Suspense fallback={<p className={styles.waiting}>Setting them side by side</p>}>
      <Comparison asked={asked} typedVolume={parameters.get(compareParameters.volume)} />
    </Suspense>
  );
}
