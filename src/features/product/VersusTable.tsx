import type { ReasonToBuy } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import styles from './VersusTable.module.scss';

type VersusTableProps = NonNullable<ReasonToBuy['versus']>;

/** Two machines point by point; the better figure of each is dark. */
export function VersusTable({ models, rows }: VersusTableProps) {
  return (
    <table className={`w-100 ${styles.table}`}>
      <thead>
        <tr className="border-bottom border-dark">
          <td />
          {models.map((model) => (
            <th key={model} scope="col" className="pb-2 pe-2 small fw-medium align-bottom">
              {purifiers[model].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ownValue, otherValue, isOwnBetter]) => (
          <tr key={label} className="border-bottom">
            <th scope="row" className="py-2 pe-3 fw-normal text-slate">
              {label}
            </th>
            <td className={`py-2 pe-2 num text-nowrap ${isOwnBetter ? 'fw-bold text-ink' : 'muted'}`}>{ownValue}</td>
            <td className={`py-2 num text-nowrap ${isOwnBetter ? 'muted' : 'fw-bold text-ink'}`}>{otherValue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
