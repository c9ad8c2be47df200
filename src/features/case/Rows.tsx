import styles from './Paper.module.scss';

type RowsProps = {
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string | undefined;
};

/** A table whose first column names the row. */
export function Rows({ head, rows, className = '' }: RowsProps) {
  return (
    <table className={`w-100 ${styles.rows} ${className}`}>
      {head && (
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
