import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ProductSummary } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import styles from './CompareBar.module.scss';

export type CompareBarProps = { selected: readonly string[]; items: readonly ProductSummary[]; onClear: () => void };

export function CompareBar({ selected, items, onClear }: CompareBarProps) {
  const names = selected.map((selectedSlug) => items.find(({ slug }) => slug === selectedSlug)?.model ?? selectedSlug);
  return (
    <div className={styles.bar} role="group" aria-label="Chosen to compare">
      <p>{names.join(', ')}</p>
      <button type="button" onClick={onClear}>
        Clear
      </button>
      {selected.length > 1 ? (
        <ButtonLink to={compareUrl(selected)}>Compare {selected.length}</ButtonLink>
      ) : (
        <span className={styles.more}>Choose one more</span>
      )}
    </div>
  );
}
