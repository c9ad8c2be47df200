import { DataTable } from '@/components/sections/DataTable';
import { Fold } from '@/components/ui/Fold';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { contactUrl } from '@/lib/links/contact-url';
import { noBreakUnits } from '@/lib/format/no-break-units';
import type { SpecificationRow } from '@/data/products/specification-rows';
import styles from './ProductTabs.module.scss';

type SpecificationTableProps = {
  model: string;
  rows: readonly SpecificationRow[];
  /** Whether the placeholder figures are folded, where the table stands open on its page. */
  isFolded?: boolean;
};

function Rows({ rows }: Pick<SpecificationTableProps, 'rows'>) {
  return rows.map(({ label, value, evidence, topic }) => (
    <tr key={label}>
      <th scope="row" className={`fw-normal muted ${styles.label}`}>
        {evidence ? <EvidenceLink line={evidence}>{noBreakUnits(label)}</EvidenceLink> : noBreakUnits(label)}
      </th>
      <td className="fw-medium">
        {topic ? (
          <SiteLink to={contactUrl(topic)} className="py-1">
            {value}
          </SiteLink>
        ) : (
          noBreakUnits(value)
        )}
      </td>
    </tr>
  ));
}

const estimatedTitle = 'Estimated and sample figures';
const estimatedNote = 'Estimated: calculated, assumed or not yet tested. Sample: to be replaced by us.';

/** The figures of a product; placeholder figures come last under a heading of their own. */
export function SpecificationTable({ model, rows, isFolded = false }: SpecificationTableProps) {
  const given = rows.filter(({ isEstimated }) => !isEstimated);
  const estimated = rows.filter(({ isEstimated }) => isEstimated);
  if (isFolded && estimated.length > 0) {
    return (
      <>
        <SpecificationTable model={model} rows={given} />
        <Fold summary={estimatedTitle}>
          <p className="small muted">{estimatedNote}</p>
          <DataTable
            caption={`${estimatedTitle} of ${model}`}
            isCaptionHidden
            right="none"
            className={`border-top ${styles.specification}`}
          >
            <Rows rows={estimated} />
          </DataTable>
        </Fold>
      </>
    );
  }
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
              {estimatedTitle}
              <small className="d-block">{estimatedNote}</small>
            </th>
          </tr>
          <Rows rows={estimated} />
        </>
      )}
    </DataTable>
  );
}
