import type { Product } from '@/data/products/product';
import { figureText, type CompareRow } from './compare-row';
import { sameTitle } from './messages';
import { sameOfPurifiers } from './purifier-rows';
import styles from './ComparisonBody.module.scss';

export type SameInAllProps = { products: readonly Product[]; rows: readonly CompareRow[] };

export function SameInAll({ products, rows }: SameInAllProps) {
  const alike = rows.flatMap(({ label, figures: [first] }) => (first ? [{ label, text: figureText(first) }] : []));
  const facts = products[0]?.kind === 'purifier' ? [...alike, ...sameOfPurifiers] : alike;
  if (facts.length === 0 || products.length < 2) return null;
  return (
    <section className={styles.same}>
      <h2 className="h3">{sameTitle(products.length)}</h2>
      <dl className="m-0 ps-lg-4">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="mt-1 muted small">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
