import type { Bottle, Purifier } from '@/data/products/product';
import { productReadings } from '@/data/products/product-readings';
import { keepUnits } from '@/lib/format/keep-units';
import { money } from '@/lib/format/money';
import { Brand } from '../parts/Brand';
import { DocumentPicture } from '../parts/DocumentPicture';
import { Sheet } from '../parts/Sheet';

type ReadingsProps = { product: Purifier | Bottle };

function Readings({ product }: ReadingsProps) {
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

type BrochureCoverProps = { product: Purifier | Bottle };

export function BrochureCover({ product }: BrochureCoverProps) {
  const { kind, model, category, shortDescription, gallery, pricePence } = product;
  const [first] = gallery;
  return (
    <Sheet className={`bleed brochure-cover ${kind}`}>
      {first && <DocumentPicture name={first.picture.name} alt={first.alt} />}
      <Brand />
      <div className="cover-text">
        <p className="kind">
          <span>{kind === 'purifier' ? `${category} air purifier` : category}</span>
          <span>{pricePence ? `${money(pricePence)} including VAT` : 'Price on request'}</span>
        </p>
        <h1 className={kind === 'bottle' ? 'long' : undefined}>{model}</h1>
        <p className="lead">{keepUnits(shortDescription)}</p>
        <Readings product={product} />
      </div>
    </Sheet>
  );
}
