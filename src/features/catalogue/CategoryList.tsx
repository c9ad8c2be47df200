import { categoryDescriptions } from '@/data/products/categories';
import type { PurifierSummary } from '@/data/products/product';
import styles from './CategoryList.module.scss';

export type CategoryListProps = { own: PurifierSummary['category'] };

/** What Domestic, Clinical and Industrial mean, with the product's own marked. */
export function CategoryList({ own }: CategoryListProps) {
  return (
    <>
      <h3 className={styles.title}>Which category?</h3>
      <dl className={styles.list}>
        {categoryDescriptions.map(({ name, text }) => (
          <div key={name} className={name === own ? styles.own : undefined}>
            <dt>
              {name}
              {name === own && <small>This one</small>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
