import type { ReactNode } from 'react';
import styles from './DataTable.module.scss';

export type DataTableProps = {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its head. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
};

/** Names at the left, figures at the right, hairlines between. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    <table className={`w-100 ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
