import { care } from '@/data/products/care';
import type { Bottle, Purifier } from '@/data/products/product';
import { productReadings } from '@/features/catalogue/product-readings';
import { keepUnits } from '@/lib/keep-units';
import { money } from '@/lib/money';
import { ContactBlock } from './ContactBlock';
import { CoverPicture } from './CoverPicture';
import { DocumentPicture } from './DocumentPicture';
import { SpecificationSheet } from './SpecificationSheet';

export type BrochureProps = { product: Purifier | Bottle };

/** Two pages: what it looks like and what it does, then the figures. */
export function Brochure({ product }: BrochureProps) {
  const { model, category, shortDescription, description, descriptionTitle, gallery, pricePence } = product;
  const inUse = gallery[2];
  const inUsePicture = inUse && <DocumentPicture name={inUse.picture.name} alt={inUse.alt} />;
  return (
    <>
      <header className="cover">
        <CoverPicture product={product} />
        <p className="category">{category}</p>
        <h1>{model}</h1>
        <p className="lead">{keepUnits(shortDescription)}</p>
        <dl className="readings">
          {productReadings(product).map(({ value, unit, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b> {unit}
              </dd>
              {note && <dd className="note">{keepUnits(note)}</dd>}
            </div>
          ))}
        </dl>
        <p className="price">{pricePence ? `${money(pricePence)} including VAT` : 'Price on request'}</p>
      </header>
      <main className="new-page brochure">
        <div className="two">
          <div className={product.kind}>
            <section>
              <h2>{descriptionTitle}</h2>
              {description.map((paragraph) => (
                <p key={paragraph}>{keepUnits(paragraph)}</p>
              ))}
            </section>
            {product.kind === 'bottle' && inUsePicture}
            {product.kind === 'purifier' && (
              <section>
                <h2>What the air passes</h2>
                <ul className="stages">
                  {product.keyFeatures.map(({ title, text, stage }) => (
                    <li key={title}>
                      <b>
                        {stage && `${stage} `}
                        {title}.
                      </b>{' '}
                      {keepUnits(text)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div>
            {product.kind === 'purifier' && inUsePicture}
            <section>
              <h2>Specification</h2>
              <SpecificationSheet product={product} />
            </section>
          </div>
        </div>
        <div className="two keep">
          <section>
            <h2>Warranty and delivery</h2>
            <p>
              {care.warranty}, in addition to your statutory rights. {care.delivery}
            </p>
          </section>
          <ContactBlock />
        </div>
      </main>
    </>
  );
}
