import { Fragment, type ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Product } from '@/data/products/product';
import { capitalised } from '@/lib/format/count-word';
import { priceIfListed } from '@/lib/format/money';
import { noBreakNames } from '@/lib/format/no-break-names';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { type ColumnState, type CompareRow, tooSmall } from './compare-row';
import styles from './CompareTable.module.scss';

type CompareColumn = {
  product: Product;
  look: ColumnState;
  /** Hidden on a phone, where two columns stand side by side. */
  isAside: boolean;
};

type CompareRowsProps = { columns: readonly CompareColumn[]; rows: readonly CompareRow[] };

type CompareTableProps = CompareRowsProps & {
  /** In the empty corner of the head. */
  corner: ReactNode;
  without: (slug: string) => string;
};

function names(columns: readonly CompareColumn[]): string {
  return columns.map(({ product }) => product.name).join(', ');
}

function columnClass({ look, isAside }: CompareColumn): string {
  return `${styles[look ?? ''] ?? ''} ${isAside ? styles.aside : ''}`;
}

/** Products side by side, a column each. */
export function CompareTable({ columns, rows, corner, without }: CompareTableProps) {
  return (
    <table className={`w-100 num ${styles.table}`} data-columns={columns.length}>
      <caption className="visually-hidden">{names(columns)} side by side</caption>
      <thead>
        <tr className={styles.head}>
          <td className={`small d-none d-lg-block ${styles.corner}`}>{corner}</td>
          {columns.map((column) => {
            const { slug, kind, name, picture } = column.product;
            return (
              <th key={slug} scope="col" className={columnClass(column)}>
                <span className={`d-block position-relative ${styles.stage} ${styles[kind] ?? ''}`}>
                  <Picture file={picture} alt="" sizes="(min-width: 992px) 320px, 50vw" />
                  {column.look === 'small' && (
                    <span className="position-absolute top-0 start-0 m-2 px-2 py-1 bg-white label" aria-hidden="true">
                      {tooSmall}
                    </span>
                  )}
                </span>
                <span className={`d-block item ${styles.name}`}>{name}</span>
              </th>
            );
          })}
        </tr>
        <tr>
          <RowLabel label="List price" note="including VAT" />
          {columns.map((column) => {
            const { slug, name, pricePence } = column.product;
            return (
              <td key={slug} className={columnClass(column)}>
                <span className={`d-block h3 mb-2 ${styles.figure}`}>{capitalised(priceIfListed(pricePence))}</span>
                <SiteLink
                  to={priceRequestUrl(slug, 1)}
                  className={`${column.look === 'chosen' ? 'btn btn-accent px-2 px-xxl-3' : 'd-inline-flex align-items-center min-h-touch'} small d-print-none`}
                >
                  Get a written quote <span className="visually-hidden">for {name}</span>
                </SiteLink>
              </td>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells key={row.label} row={row} columns={columns} />
        ))}
        <tr className={styles.last}>
          <RowLabel label={columns.some(({ product }) => product.kind === 'purifier') ? 'Made for' : 'In short'} />
          {columns.map((column) => {
            const { product } = column;
            return (
              <td key={product.slug} className={columnClass(column)}>
                <p className="mb-2 muted small">
                  {product.kind === 'purifier' ? `${product.category}. ${product.purpose}` : product.shopLine}
                </p>
                <ArrowLink to={href('product', { slug: product.slug })}>View {noBreakNames(product.name)}</ArrowLink>
                {columns.length > 1 && (
                  <SiteLink
                    to={without(product.slug)}
                    data-replace
                    className="d-flex align-items-center min-h-touch mt-2 muted small d-print-none"
                    aria-label={`Leave out ${product.name}`}
                  >
                    Leave out
                  </SiteLink>
                )}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

/** The figures under "All figures". */
export function DetailTable({ columns, rows }: CompareRowsProps) {
  const plain = columns.map((column) => ({ ...column, look: undefined }));
  return (
    <table className={`w-100 num ${styles.table}`} data-columns={columns.length}>
      <caption className="visually-hidden">All other figures of {names(columns)}</caption>
      <thead>
        <tr className={styles.head}>
          <td className={`d-none d-lg-block ${styles.corner}`} />
          {plain.map((column) => (
            <th key={column.product.slug} scope="col" className={columnClass(column)}>
              <span className={`d-block item ${styles.name}`}>{column.product.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells key={row.label} row={row} columns={plain} />
        ))}
      </tbody>
    </table>
  );
}

function RowLabel({ label, note }: { label: string; note?: string | undefined }) {
  return (
    <th scope="row" className={`fw-normal text-start ${styles.label}`}>
      <b className="d-block">{label}</b>
      {note && <span className="d-block small muted">{note}</span>}
    </th>
  );
}

/** Allows line breaks after ×, for narrow columns. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=×\s)/).map((side, index) => (
    // The order is static.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {side}
    </Fragment>
  ));
}

function Cells({ row, columns }: { row: CompareRow; columns: readonly CompareColumn[] }) {
  const { label, note, figures, isVerdict } = row;
  return (
    <tr>
      <RowLabel label={label} note={note} />
      {columns.map((column, place) => {
        const figure = figures[place];
        const hasWords = /[a-z]{4}|×/.test(figure?.text ?? '');
        return (
          figure && (
            <td key={column.product.slug} className={columnClass(column)}>
              <span className={`d-block ${hasWords && !isVerdict ? 'item' : 'h3 mb-0'} ${styles.figure}`}>
                {figure.rate ? <AirChangeRate rate={figure.rate} /> : <Breakable text={figure.text} />}
                {figure.unit && <small className="unit">{`\u00a0${figure.unit}`}</small>}
              </span>
              <CompareDrawing row={row} place={place} />
              {figure.note && <span className="d-block mt-1 muted small">{figure.note}</span>}
              {isVerdict && column.look === 'chosen' && (
                <span className="d-block mt-1 label text-teal">Our choice</span>
              )}
            </td>
          )
        );
      })}
    </tr>
  );
}

type CompareDrawingProps = { row: CompareRow; place: number };

function CompareDrawing({ row: { figures, drawing, mark }, place }: CompareDrawingProps) {
  const amount = figures[place]?.amount;
  if (!drawing || amount === undefined) return null;
  const max = Math.max(mark ?? 0, ...figures.map((figure) => figure.amount ?? 0));
  if (drawing === 'steps') {
    return (
      <svg
        className={`d-block w-100 mt-2 overflow-visible ${styles.drawing}`}
        viewBox="0 0 150 14"
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={step * 25.5}
            y="5"
            width="21"
            height="4"
            className={step < amount ? styles.full : undefined}
            fill="var(--mist)"
          />
        ))}
      </svg>
    );
  }
  return (
    <svg
      className={`d-block w-100 mt-2 overflow-visible ${styles.drawing}`}
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect y="5" width="100" height="4" fill="var(--mist)" />
      <rect y="5" width={(100 * amount) / max} height="4" className={styles.full} />
      {mark !== undefined && <path d={`M${(100 * mark) / max} 0V14`} className={styles.mark} />}
    </svg>
  );
}
