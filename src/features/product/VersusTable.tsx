import { Fold } from '@/components/ui/Fold';
import type { ReasonToBuy } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './VersusTable.module.scss';

type Versus = NonNullable<ReasonToBuy['versus']>;
type RowsProps = Pick<Versus, 'models' | 'rows'> & {
  /** Under a table that shows the names of both machines. */
  isFolded?: boolean;
};

function Rows({ models, rows, isFolded = false }: RowsProps) {
  return (
    <table className={`w-100 ${styles.table}`}>
      <thead className={isFolded ? 'visually-hidden' : undefined}>
        <tr className="border-bottom border-dark">
          <td />
          {models.map((model) => (
            <th key={model} scope="col" className="pb-2 pe-2 small fw-medium text-nowrap">
              {purifiers[model].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ownValue, otherValue, isOwnBetter]) => (
          <tr key={label} className="border-bottom">
            <th scope="row" className="py-2 py-lg-3 pe-2 small fw-normal muted">
              {label}
            </th>
            <td className={`py-2 py-lg-3 pe-3 num text-nowrap item ${isOwnBetter ? 'fw-bold text-ink' : 'muted'}`}>
              {ownValue}
            </td>
            <td className={`py-2 py-lg-3 num text-nowrap item ${isOwnBetter ? 'muted' : 'fw-bold text-ink'}`}>
              {otherValue}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type VersusTableProps = Versus & { note?: string | undefined };

/** Two machines point by point; the better figure of each is dark. */
export function VersusTable({ models, rows, folded, note }: VersusTableProps) {
  return (
    <>
      <Rows models={models} rows={rows} />
      {folded && (
        <Fold isShort summary={folded.title} className="border-bottom">
          <Rows models={models} rows={folded.rows} isFolded />
        </Fold>
      )}
      {note && <p className="small muted mt-3 mb-0">{noBreakText(note)}</p>}
    </>
  );
}
