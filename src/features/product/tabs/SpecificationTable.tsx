import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { keepUnits } from '@/lib/format/keep-units';
import type { SpecificationRow } from '@/data/products/specification-rows';
import styles from './SpecificationTable.module.scss';

export type SpecificationTableProps = { model: string; rows: readonly SpecificationRow[] };

function Rows({ rows }: Pick<SpecificationTableProps, 'rows'>) {
  return rows.map(({ label, value, evidence }) => (
    <tr key={label}>
      <th scope="row">
        {evidence ? <EvidenceLink line={evidence}>{keepUnits(label)}</EvidenceLink> : keepUnits(label)}
      </th>
      <td>{keepUnits(value)}</td>
    </tr>
  ));
}

/** The figures of a product; placeholder figures come last under a heading of their own. */
export function SpecificationTable({ model, rows }: SpecificationTableProps) {
  const given = rows.filter(({ isEstimated }) => !isEstimated);
  const estimated = rows.filter(({ isEstimated }) => isEstimated);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Specification of {model}</caption>
      <tbody>
        <Rows rows={given} />
      </tbody>
      {estimated.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.group}>
              Estimated and sample figures
              <small>Calculated, or not yet measured by us.</small>
            </th>
          </tr>
          <Rows rows={estimated} />
        </tbody>
      )}
    </table>
  );
}
