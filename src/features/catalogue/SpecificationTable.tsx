import { keepUnits } from '@/lib/keep-units';
import type { SpecificationRow } from './specification-rows';
import styles from './SpecificationTable.module.scss';

export type SpecificationTableProps = { model: string; rows: readonly SpecificationRow[] };

/** The figures of a product with their units. Stand-ins carry the word "indicative", and a line says what that means. */
export function SpecificationTable({ model, rows }: SpecificationTableProps) {
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Specification of {model}</caption>
        <tbody>
          {rows.map(({ label, value, isIndicative }) => (
            <tr key={label}>
              <th scope="row">{keepUnits(label)}</th>
              <td>
                {keepUnits(value)}
                {isIndicative && <small className={styles.mark}>indicative</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ isIndicative }) => isIndicative) && (
        <p className={`fine muted ${styles.note}`}>
          Indicative figures are of the right size but await the maker’s confirmation. Ask us before you build a shelf
          to one.
        </p>
      )}
    </>
  );
}
