import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated';
import { compareParameters, maxCompared, parseSlugs, slugsQuery } from '@/lib/compare-url';

/**
 * The products chosen to be compared, which stand in the address and so survive a reload and a change of tab. A choice is
 * no step of the browser's history. The prerendered page knows no query.
 */
export function usePicks(): [picks: readonly string[], choose: (slugs: readonly string[]) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const picks = isHydrated ? parseSlugs(parameters.get(compareParameters.picked)).slugs.slice(0, maxCompared) : [];

  function choose(slugs: readonly string[]): void {
    const search = slugsQuery('picked', slugs, parameters.toString());
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return [picks, choose];
}
