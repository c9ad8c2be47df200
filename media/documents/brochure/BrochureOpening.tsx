import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { Bottle, Purifier } from '@/data/products/product';
import { productReadings } from '@/data/products/product-readings';
import { purifiers } from '@/data/purifiers';
import { withoutVat } from '@/data/vat';
import { plainText } from '@/domain/rich-text';
import { money } from '@/lib/format/money';
import { Brand } from '../parts/Brand';
import { DocumentPicture, GalleryPicture } from '../parts/DocumentPicture';
import { Table } from '../parts/Table';

type BrochureOpeningProps = { product: Purifier | Bottle; children?: ReactNode };

function Cover({ product }: BrochureOpeningProps) {
  const { kind, name, category, gain, shortDescription, gallery, pricePence } = product;
  const [first] = gallery;
  return (
    <section className={`sheet bleed brochure-cover ${kind}`}>
      {first && <DocumentPicture name={first.picture.name} alt={first.alt} />}
      <Brand />
      <div className="cover-text">
        <p className="kind">
          <span>{kind === 'purifier' ? 'Air purifier' : category}</span>
          <span>
            {pricePence
              ? `${money(pricePence)} including VAT (${money(withoutVat(pricePence))} + VAT)`
              : 'Price on request'}
          </span>
        </p>
        <h1 className={kind === 'bottle' ? 'long' : undefined}>{name}</h1>
        <p className="lead">
          {gain} {shortDescription}
        </p>
        <dl className="readings">
          {productReadings(product).map(({ value, unit, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b> {unit}
              </dd>
              {note && <dd className="fine">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Why this machine and no other. */
function Reason({ title, text, points = [], choices = [], versus, note, limit }: Purifier['reasonToBuy']) {
  return (
    <section>
      <h2 className="ruled">{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      {versus && (
        <Table
          heads={['Side by side', ...versus.models.map((model) => purifiers[model].name)]}
          figures={[1, 2]}
          rows={versus.rows.map(([label, ownValue, otherValue]) => [label, ownValue, otherValue])}
        />
      )}
      {!versus && choices.length > 0 && (
        <dl className="choices">
          {choices.map(({ figure, unit = '', text: caption }) => (
            <div key={caption}>
              <dt>{`${figure} ${unit}`}</dt>
              <dd>{caption}</dd>
            </div>
          ))}
        </dl>
      )}
      {points.map((point) => (
        <p key={point.title}>
          <b>{point.title}.</b> {point.text}
        </p>
      ))}
      {limit && <p>{limit}</p>}
      {note && <p className="fine">{note}</p>}
    </section>
  );
}

/** The cover, and the page that tells what the product is. */
export function BrochureOpening({ product, children }: BrochureOpeningProps) {
  return (
    <>
      <Cover product={product} />
      <section className="sheet bleed brochure-story">
        <GalleryPicture
          product={product}
          views={product.kind === 'purifier' ? ['room', 'dusk', 'detail'] : ['desk', 'gym']}
        />
        <div className="story-text">
          <h2>{product.descriptionTitle}</h2>
          <div className="columns">
            {product.description.map((paragraph) => (
              <p key={plainText(paragraph)}>
                <RichText text={paragraph} />
              </p>
            ))}
            {product.kind === 'bottle' && product.limits.map((limit) => <p key={limit}>{limit}</p>)}
            {children}
          </div>
          {product.kind === 'purifier' && <Reason {...product.reasonToBuy} />}
        </div>
      </section>
    </>
  );
}
