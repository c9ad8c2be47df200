import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { compareParameters, maxCompared, parseSlugs, slugsQuery } from '@/lib/links/compare-url';

type CompareSelection = [
  selected: readonly string[],
  choose: (slugs: readonly string[], notice?: string) => void,
  /** What the last choice could not do; kept in the history entry. */
  notice: string,
];

/** The slugs selected for comparison, kept in the URL without a history entry; empty before hydration. */
export function useCompareSelection(): CompareSelection {
  const { state } = useLocation() as { state: { notice?: string } | null };
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const selected = isHydrated ? parseSlugs(parameters.get(compareParameters.picked)).slugs.slice(0, maxCompared) : [];

  function choose(slugs: readonly string[], notice = ''): void {
    const search = slugsQuery('picked', slugs, parameters.toString());
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { notice } });
  }

  return [selected, choose, state?.notice ?? ''];
}
