import type { ProductSummary } from '@/data/products/product';
import { announce } from '@/lib/announce';
import styles from './CompareToggle.module.scss';
import { nextPicks } from './next-picks';
import { usePicks } from './use-picks';

export type CompareToggleProps = {
  product: ProductSummary;
  /** All products of the page: what is the only one of its kind has no button. */
  items: readonly ProductSummary[];
};

/** Takes a product of the shop into the comparison and out of it. */
export function CompareToggle({ product, items }: CompareToggleProps) {
  const [picks, choose] = usePicks();
  if (!items.some(({ kind, slug }) => kind === product.kind && slug !== product.slug)) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={picks.includes(product.slug)}
      onClick={() => {
        const { slugs, said } = nextPicks(picks, product, items);
        choose(slugs);
        announce(said);
      }}
    >
      Compare<span className="visually-hidden"> {product.model}</span>
    </button>
  );
}
