import type { Product } from '@/data/products/product';
import { specificationRows } from '@/features/catalogue/specification-rows';

export type SpecificationSheetProps = { product: Product };

/** The same rows as on the product's page, with the same marks. */
export function SpecificationSheet({ product }: SpecificationSheetProps) {
  const rows = specificationRows(product);
  return (
    <>
      <table className="rows">
        <tbody>
          {rows.map(({ label, value, isIndicative }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value}
                {isIndicative && <small> indicative</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        Indicative figures are of the right size but await the maker’s confirmation. The rating plate on the product
        decides.
      </p>
    </>
  );
}
