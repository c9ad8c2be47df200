import { Picture } from '@/components/ui/Picture';
import type { ProductSummary } from '@/data/products/product';
import { money } from '@/lib/format/money';
import styles from './ProductChoice.module.scss';

export type ProductChoiceProps = {
  products: readonly ProductSummary[];
  headingId: string;
  onChoose: (product: ProductSummary) => void;
};

export function ProductChoice({ products, headingId, onChoose }: ProductChoiceProps) {
  return (
    <div className={styles.choice}>
      <h2 id={headingId}>Ask for a price</h2>
      <p>Which product?</p>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.slug}>
            <button type="button" onClick={() => onChoose(product)}>
              <span className={styles.picture}>
                <Picture file={product.picture} alt="" sizes="52px" />
              </span>
              <span>
                {product.model}{' '}
                <small className="num">{product.pricePence ? money(product.pricePence) : 'Price on request'}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
