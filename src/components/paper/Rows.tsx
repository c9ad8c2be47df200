import type { ReactNode } from 'react';
import styles from './Paper.module.scss';

type RowsProps = {
  head?: readonly string[];
  /** An empty cell is to be filled in by hand. */
  rows?: readonly (readonly ReactNode[])[];
  /** The row that is the answer. */
  chosenRow?: number;
  className?: string | undefined;
  /** Rows of a form of their own. */
  children?: ReactNode;
};

/** A table whose first column names the row. */
export function Rows({ head, rows = [], chosenRow, className = '', children }: RowsProps) {
  return (
    <table className={`w-100 ${styles.rows} ${className}`}>
      {head && (
        <thead>
          <tr>
            {head.map((each, column) => (
              <th key={column} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row} className={row === chosenRow ? styles.chosen : undefined}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
