import type { ReactNode } from 'react';

export type TableProps = {
  className?: string;
  heads?: readonly string[];
  /** The first cell heads its row. */
  rows: readonly (readonly ReactNode[])[];
  /** Columns aligned right. */
  figures?: readonly number[];
  highlightedRow?: number;
};

export function Table({ className, heads, rows, figures = [], highlightedRow }: TableProps) {
  const classOf = (column: number) => (figures.includes(column) ? 'figure' : undefined);
  return (
    <table className={className}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={classOf(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row} className={row === highlightedRow ? 'this' : undefined}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={index} className={classOf(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
