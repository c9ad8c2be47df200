import type { ProductSummary } from '@/data/products/product';
import { announce } from '@/lib/browser/announce';
import styles from './CompareToggle.module.scss';
import { toggleSelection } from './toggle-selection';
import { useCompareSelection } from './use-compare-selection';

type CompareToggleProps = {
  product: ProductSummary;
  /** All products of the page. Filters have no button, nor has the only one of its kind. */
  items: readonly ProductSummary[];
};

/** Chooses a product to compare; nothing where it has no other of its kind. */
export function CompareToggle({ product, items }: CompareToggleProps) {
  const [selected, choose] = useCompareSelection();
  if (product.kind === 'filter') return null;
  if (!items.some(({ kind, slug }) => kind === product.kind && slug !== product.slug)) return null;
  return (
    <button
      type="button"
      className={`d-inline-flex align-items-center border-0 fw-medium small muted needs-script position-relative min-h-touch bg-transparent ${styles.toggle}`}
      aria-pressed={selected.includes(product.slug)}
      onClick={() => {
        const { slugs, message, isUnexpected } = toggleSelection(selected, product, items);
        choose(slugs, isUnexpected && message);
        announce(message);
      }}
    >
      Compare<span className="visually-hidden"> {product.name}</span>
    </button>
  );
}
