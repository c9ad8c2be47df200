import { DataTable } from '@/components/sections/DataTable';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { contactUrl } from '@/lib/links/contact-url';
import { noBreakUnits } from '@/lib/format/no-break-units';
import type { SpecificationRow } from '@/data/products/specification-rows';
import styles from './ProductTabs.module.scss';

type SpecificationTableProps = { model: string; rows: readonly SpecificationRow[] };

function Rows({ rows }: Pick<SpecificationTableProps, 'rows'>) {
  return rows.map(({ label, value, evidence, topic }) => (
    <tr key={label}>
      <th scope="row" className={`fw-normal muted ${styles.label}`}>
        {evidence ? <EvidenceLink line={evidence}>{noBreakUnits(label)}</EvidenceLink> : noBreakUnits(label)}
      </th>
      <td className="fw-medium">
        {topic ? (
          <SiteLink to={contactUrl(topic)} className="d-inline-block py-1">
            {value}
          </SiteLink>
        ) : (
          noBreakUnits(value)
        )}
      </td>
    </tr>
  ));
}

/** The figures of a product; placeholder figures come last under a heading of their own. */
export function SpecificationTable({ model, rows }: SpecificationTableProps) {
  const given = rows.filter(({ isEstimated }) => !isEstimated);
  const estimated = rows.filter(({ isEstimated }) => isEstimated);
  return (
    <DataTable
      caption={`Specification of ${model}`}
      isCaptionHidden
      right="none"
      className={`border-top border-dark ${styles.specification}`}
    >
      <Rows rows={given} />
      {estimated.length > 0 && (
        <>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-4 border-dark fw-semibold">
              Estimated and sample figures
              <small className="d-block">Estimated: calculated or not yet tested. Sample: to be replaced by us.</small>
            </th>
          </tr>
          <Rows rows={estimated} />
        </>
      )}
    </DataTable>
  );
}
