import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ProductSummary } from '@/data/products/product';
import { compareUrl } from '@/lib/compare-url';
import styles from './CompareBar.module.scss';

export type CompareBarProps = { picks: readonly string[]; items: readonly ProductSummary[]; onClear: () => void };

/** What is chosen, at the foot of the screen, with the way to the comparison once there are two. */
export function CompareBar({ picks, items, onClear }: CompareBarProps) {
  const names = picks.map((pick) => items.find(({ slug }) => slug === pick)?.model ?? pick);
  return (
    <div className={styles.bar} role="group" aria-label="Chosen to compare">
      <p>{names.join(', ')}</p>
      <button type="button" onClick={onClear}>
        Clear
      </button>
      {picks.length > 1 ? (
        <ButtonLink to={compareUrl(picks)}>Compare {picks.length}</ButtonLink>
      ) : (
        <span className={styles.more}>Choose one more</span>
      )}
    </div>
  );
}
