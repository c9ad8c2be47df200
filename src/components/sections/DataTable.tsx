import type { ReactNode } from 'react';
import styles from './DataTable.module.scss';

type DataTableProps = {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  /** An empty head stands over a column of names. */
  heads?: readonly string[];
  /** The first cell of each row is its head. */
  rows?: readonly { name: string; cells: readonly ReactNode[] }[];
  /** Rows of their own, if cells need more than `rows` says; `data-label` names a cell in a narrow window. */
  children?: ReactNode;
  /** The columns that are set at the right: all but the first, those after two of text, the last, or none. */
  right?: 'all' | 'afterTwo' | 'last' | 'none';
  /** What a row becomes in a narrow window: name and price over the rest, cells below each other with their labels, or
   * the name over its figures. */
  narrow?: 'price' | 'labels' | 'figures';
  className?: string;
  'aria-live'?: 'polite' | undefined;
};

/** Names at the left, hairlines between. A utility on a cell changes it. */
export function DataTable({
  caption,
  isCaptionHidden = false,
  heads,
  rows = [],
  children,
  right = 'all',
  narrow,
  className = '',
  'aria-live': live,
}: DataTableProps) {
  return (
    <table
      className={`w-100 num ${styles.table} ${styles[right] ?? ''} ${(narrow && styles[narrow]) ?? ''} ${className}`}
      aria-live={live}
    >
      <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) =>
              head === '' ? (
                <td key={head} />
              ) : (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
