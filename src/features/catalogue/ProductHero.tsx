import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { isSample, shown } from '@/config/sample';
import { care } from '@/data/products/care';
import type { Filter, Product } from '@/data/products/product';
import { roomsUpToBasis } from '@/domain/sizing';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { keepUnits } from '@/lib/format/keep-units';
import { money } from '@/lib/format/money';
import { FilterDrawing } from './FilterDrawing';
import { OrderNote } from './OrderNote';
import { landOn } from './picture-flight';
import { productReadings, type Reading } from './product-readings';
import { FilterReminder } from './running-cost/FilterReminder';
import { SizingLine } from './SizingLine';
import styles from './ProductHero.module.scss';

export type ProductHeroProps = {
  product: Product;
  pictures: ReactNode;
  action: ReactNode;
  /** Ref of the price and button. */
  order?: RefObject<HTMLDivElement | null>;
};

/** The head of a product page: pictures, description, price and figures. */
export function ProductHero({ product, pictures, action, order }: ProductHeroProps) {
  const { model, category, shortDescription, pricePence } = product;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) landOn(first);
  }, []);

  return (
    <header className={`${styles.hero} ${styles[product.kind] ?? ''}`}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div ref={place} className={styles.pictures}>
          {pictures}
        </div>
        <div className={styles.text}>
          <Breadcrumb trail={breadcrumbTrail('product')} current={model} />
          <h1>{model}</h1>
          <p className={styles.category}>Category: {category}</p>
          <p className="lead">{keepUnits(shortDescription)}</p>
          {product.kind === 'filter' && <FilterFacts filter={product} />}
          <div ref={order} className={styles.order}>
            {pricePence && (
              <p className={styles.price}>
                <span className="num">{money(pricePence)}</span>
                <small>including VAT</small>
              </p>
            )}
            {action}
          </div>
          <p className="small muted mb-0">
            <OrderNote pricePence={pricePence} /> {care.delivery}{' '}
            <SiteLink to={href('delivery')}>Delivery, returns and warranty</SiteLink>
          </p>
          {product.kind === 'purifier' && <SizingLine room={product.room} />}
          <Readings readings={productReadings(product)} />
          {product.kind === 'filter' && <FilterReminder machine={product.machine.model} filter={model} />}
          {product.kind === 'purifier' && (
            <p className={`fine muted ${styles.basis}`}>
              {keepUnits(roomsUpToBasis)} <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
            </p>
          )}
        </div>
        {product.kind === 'filter' && (
          <div className={styles.drawing}>
            <FilterDrawing filter={product} />
          </div>
        )}
      </Container>
    </header>
  );
}

type FilterFactsProps = { filter: Filter };

function FilterFacts({ filter }: FilterFactsProps) {
  const { form, machine } = filter;
  return (
    <>
      <p className={styles.form}>
        {shown(form)}
        {isSample(form) && ' (indicative)'}. Keep the machine {care.wallGapCm}&nbsp;cm from walls.
      </p>
      <ArrowLink to={href('product', { slug: machine.slug })}>Fits {machine.model}</ArrowLink>
    </>
  );
}

type ReadingsProps = { readings: readonly Reading[] };

function Readings({ readings }: ReadingsProps) {
  return (
    <dl className={styles.readings}>
      {readings.map(({ value, unit, label, note }) => (
        <div key={label} className={styles.reading}>
          <dt>{label}</dt>
          <dd className={`num ${styles.figure}`}>
            <span>{value}</span>
            <small> {unit}</small>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
