import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ProductSummary } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import { useCompareSelection } from './use-compare-selection';
import styles from './CompareBar.module.scss';

export type CompareBarProps = { items: readonly ProductSummary[] };

export function CompareBar({ items }: CompareBarProps) {
  const [selected, choose] = useCompareSelection();
  if (selected.length === 0) return null;
  const names = selected.map((selectedSlug) => items.find(({ slug }) => slug === selectedSlug)?.model ?? selectedSlug);
  return (
    <div className={styles.bar} role="group" aria-label="Chosen to compare">
      <p>{names.join(', ')}</p>
      <button type="button" onClick={() => choose([])}>
        Clear
      </button>
      {selected.length > 1 ? (
        <ButtonLink to={compareUrl(selected)}>Compare {selected.length}</ButtonLink>
      ) : (
        <span className="small muted">Choose one more</span>
      )}
    </div>
  );
}
