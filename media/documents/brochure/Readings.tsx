import type { Bottle, Purifier } from '@/data/products/product';
import { productReadings } from '@/features/catalogue/product-readings';
import { keepUnits } from '@/lib/format/keep-units';

export type ReadingsProps = { product: Purifier | Bottle };

/** The three figures of the product's page. */
export function Readings({ product }: ReadingsProps) {
  return (
    <dl className="readings">
      {productReadings(product).map(({ value, unit, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b> {unit}
          </dd>
          {note && <dd className="fine">{keepUnits(note)}</dd>}
        </div>
      ))}
    </dl>
  );
}
