import type { Product } from '@/data/products/product';
import { type SpecificationRow, specificationRows } from '@/data/products/specification-rows';

type SpecificationSheetProps = { product: Product };

function Rows({ rows }: { rows: readonly SpecificationRow[] }) {
  return rows.map(({ label, value }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  ));
}

export function SpecificationSheet({ product }: SpecificationSheetProps) {
  const rows = specificationRows(product);
  const estimated = rows.filter(({ isEstimated }) => isEstimated);
  return (
    <table className="rows">
      <tbody>
        <Rows rows={rows.filter(({ isEstimated }) => !isEstimated)} />
      </tbody>
      {estimated.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="group">
              Estimated, or samples until we replace them
            </th>
          </tr>
          <Rows rows={estimated} />
        </tbody>
      )}
    </table>
  );
}
