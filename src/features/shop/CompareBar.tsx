import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ProductSummary } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import { useCompareSelection } from './use-compare-selection';
import styles from './CompareBar.module.scss';

type CompareBarProps = { items: readonly ProductSummary[] };

/** The products that were chosen to compare, at the foot of the window. */
export function CompareBar({ items }: CompareBarProps) {
  const [selected, choose, notice] = useCompareSelection();
  if (selected.length === 0) return null;
  const names = selected.map((selectedSlug) => items.find(({ slug }) => slug === selectedSlug)?.name ?? selectedSlug);
  return (
    <div
      className={`d-print-none bg-white border-top border-dark align-items-center position-sticky bottom-0 mx-edge mx-md-0 ${styles.bar}`}
      role="group"
      aria-label="Chosen to compare"
    >
      <p className="small m-0">
        {names.join(', ').replaceAll(/, Generation /g, ', ')}
        {notice && <span className="d-block muted">{notice}</span>}
      </p>
      <button
        type="button"
        className="px-2 border-0 bg-transparent small muted text-decoration-underline"
        onClick={() => choose([])}
      >
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
