import { catalogue } from '@/data/products/catalogue';
import type { Purifier, PurifierSummary } from '@/data/products/product';
import { roomsUpToM2 } from '@/domain/sizing';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';

export type RangeProps = { product: Purifier };

const machines = catalogue.filter((one): one is PurifierSummary => one.kind === 'purifier');

export function Range({ product }: RangeProps) {
  return (
    <table className="range">
      <thead>
        <tr>
          <th scope="col">Generation</th>
          <th scope="col" className="figure">
            m³/h
          </th>
          <th scope="col" className="figure">
            Rooms up to
          </th>
          <th scope="col" className="figure">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {machines.map(({ slug, model, category, calculatorName, ratedCadrM3PerHour, pricePence }) => (
          <tr key={slug} className={slug === product.slug ? 'this' : undefined}>
            <th scope="row">
              {model.replace('Generation ', '')}, {category.toLowerCase()}
            </th>
            <td className="figure">{grouped(ratedCadrM3PerHour)}</td>
            <td className="figure">{roomsUpToM2(calculatorName, 'working')} m²</td>
            <td className="figure">{pricePence ? money(pricePence) : 'on request'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
