import { Picture } from '@/components/ui/Picture';
import type { ReasonToBuy } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import styles from './VersusTable.module.scss';

type VersusTableProps = NonNullable<ReasonToBuy['versus']> & { note?: string | undefined };

/** Two machines on one floor to one scale, over their points. */
export function VersusTable({ models, rows, note }: VersusTableProps) {
  return (
    <div>
      <table className={`w-100 ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {models.map((model) => {
              const { slug, picture, model: name } = purifiers[model];
              return (
                <th key={model} scope="col" className={`pb-3 fw-medium ${styles[slug]} ${styles.machine}`}>
                  <Picture file={picture} alt="" sizes="200px" />
                  {name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ownValue, otherValue]) => (
            <tr key={label} className="border-top">
              <th scope="row" className="py-2 pe-3 small fw-normal muted">
                {label}
              </th>
              <td className="py-2 fw-medium num">{ownValue}</td>
              <td className="py-2 num">{otherValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="small muted mt-3 mb-0">{note}</p>}
    </div>
  );
}
