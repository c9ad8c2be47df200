import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { compareParameters, maxCompared, parseSlugs, slugsQuery } from '@/lib/links/compare-url';

/** The slugs selected for comparison, kept in the URL without a history entry; empty before hydration. */
export function useCompareSelection(): [selected: readonly string[], choose: (slugs: readonly string[]) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const selected = isHydrated ? parseSlugs(parameters.get(compareParameters.picked)).slugs.slice(0, maxCompared) : [];

  function choose(slugs: readonly string[]): void {
    const search = slugsQuery('picked', slugs, parameters.toString());
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return [selected, choose];
}
