import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Product } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { CompareCells } from './CompareCells';
import type { CompareRow } from './compare-row';
import { SwapLink } from './SwapLink';
import styles from './CompareTable.module.scss';

export type CompareTableProps = { products: readonly Product[]; rows: readonly CompareRow[]; volumeM3: number };

/** Products as columns, differing figures as rows. */
export function CompareTable({ products, rows, volumeM3 }: CompareTableProps) {
  const slugs = products.map(({ slug }) => slug);
  const without = (left: string) =>
    compareUrl(
      slugs.filter((slug) => slug !== left),
      volumeM3,
    );
  return (
    <table className={styles.table} data-columns={products.length}>
      <caption className="visually-hidden">{products.map(({ model }) => model).join(', ')} side by side</caption>
      <thead>
        <tr>
          <td className={styles.corner}>
            <SwapLink slugs={slugs} />
          </td>
          {products.map(({ slug, kind, model, picture }) => (
            <th key={slug} scope="col">
              <span className={`${styles.stage} ${styles[kind] ?? ''}`}>
                <Picture file={picture} alt="" sizes="(min-width: 992px) 320px, 33vw" />
              </span>
              <span className={styles.name}>{model}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CompareCells key={row.label} row={row} />
        ))}
        <tr className={styles.sentences}>
          <th scope="row">
            <b>In a sentence</b>
          </th>
          {products.map((product) => (
            <td key={product.slug}>
              <b>{product.model}</b>
              <p>{product.kind === 'purifier' ? `${product.category}. ${product.purpose}` : product.shopLine}</p>
              <ArrowLink to={href('product', { slug: product.slug })}>View {product.model}</ArrowLink>
              {products.length > 1 && (
                <SiteLink
                  to={without(product.slug)}
                  replace
                  className={styles.remove}
                  aria-label={`Leave out ${product.model}`}
                >
                  Leave out
                </SiteLink>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
