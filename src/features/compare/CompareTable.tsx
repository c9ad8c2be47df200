import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Product } from '@/data/products/product';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { CompareCells } from './CompareCells';
import { columnLooks, type CompareRow } from './compare-row';
import styles from './CompareTable.module.scss';

export type CompareTableProps = {
  products: readonly Product[];
  rows: readonly CompareRow[];
  /** In the empty corner of the head. */
  corner: ReactNode;
  without: (slug: string) => string;
};

function names(products: readonly Product[]): string {
  return products.map(({ model }) => model).join(', ');
}

export function CompareTable({ products, rows, corner, without }: CompareTableProps) {
  const looks = columnLooks(rows);
  const classOf = (place: number) => styles[looks[place] ?? ''];
  return (
    <table className={`w-100 num ${styles.table}`} data-columns={products.length}>
      <caption className="visually-hidden">{names(products)} side by side</caption>
      <thead>
        <tr className={styles.head}>
          <td className={`small ${styles.corner}`}>{corner}</td>
          {products.map(({ slug, kind, model, picture }, place) => (
            <th key={slug} scope="col" className={classOf(place)}>
              <span className={`d-block ${styles.stage} ${styles[kind] ?? ''}`}>
                <Picture file={picture} alt="" sizes="(min-width: 992px) 320px, 33vw" />
              </span>
              <span className={`d-block h3 ${styles.name}`}>{model}</span>
            </th>
          ))}
        </tr>
        <tr className={styles.prices}>
          <th scope="row" className={`fw-normal text-start ${styles.label}`}>
            <b className="d-block">List price</b>
            <span className="d-block small muted">including VAT</span>
          </th>
          {products.map(({ slug, model, pricePence }, place) => (
            <td key={slug} className={classOf(place)}>
              <span className={`d-block title ${styles.figure}`}>{pricePence ? money(pricePence) : 'On request'}</span>
              <SiteLink
                to={priceRequestUrl(slug, 1)}
                className={`d-block ${looks[place] === 'chosen' ? 'btn btn-accent' : 'small'} d-print-none ${styles.ask}`}
              >
                Get a written quote <span className="visually-hidden">for {model}</span>
              </SiteLink>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CompareCells key={row.label} row={row} looks={looks} />
        ))}
        <tr className={styles.sentences}>
          <th scope="row" className={`fw-normal text-start ${styles.label}`}>
            <b>Made for</b>
          </th>
          {products.map((product, place) => (
            <td key={product.slug} className={classOf(place)}>
              <b className="d-none">{product.model}</b>
              <p className="mb-2 muted">
                {product.kind === 'purifier' ? `${product.category}. ${product.purpose}` : product.shopLine}
              </p>
              <ArrowLink to={href('product', { slug: product.slug })}>View {product.model}</ArrowLink>
              {products.length > 1 && (
                <SiteLink
                  to={without(product.slug)}
                  data-replace
                  className={`d-block mt-2 py-2 px-0 muted small ${styles.remove}`}
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

export type DetailTableProps = Pick<CompareTableProps, 'products' | 'rows'>;

/** The figures under "All figures". */
export function DetailTable({ products, rows }: DetailTableProps) {
  return (
    <table className={`w-100 num ${styles.table}`} data-columns={products.length}>
      <caption className="visually-hidden">All other figures of {names(products)}</caption>
      <thead>
        <tr className={styles.head}>
          <td className={styles.corner} />
          {products.map(({ slug, model }) => (
            <th key={slug} scope="col">
              <span className={`d-block h3 ${styles.name}`}>{model}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CompareCells key={row.label} row={row} looks={[]} />
        ))}
      </tbody>
    </table>
  );
}
