import type { Product } from '@/data/products/product';
import { figureText, type CompareRow } from './compare-row';
import { sameTitle } from './messages';
import { sameOfPurifiers } from './purifier-rows';
import styles from './SameInAll.module.scss';

export type SameInAllProps = { products: readonly Product[]; rows: readonly CompareRow[] };

export function SameInAll({ products, rows }: SameInAllProps) {
  const alike = rows.flatMap(({ label, figures: [first] }) => (first ? [{ label, text: figureText(first) }] : []));
  const facts = products[0]?.kind === 'purifier' ? [...alike, ...sameOfPurifiers] : alike;
  if (facts.length === 0 || products.length < 2) return null;
  return (
    <section className={styles.same}>
      <h2>{sameTitle(products.length)}</h2>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
