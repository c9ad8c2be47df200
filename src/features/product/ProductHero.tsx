import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AirflowBar } from '@/components/ui/AirflowBar';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { isSample, unwrapSample } from '@/config/sample';
import { formatFilterSet } from '@/data/costs';
import { care } from '@/data/products/care';
import type { Filter, Product } from '@/data/products/product';
import type { CalculatorModelName } from '@/domain/machines';
import { roomsUpToM2 } from '@/domain/sizing';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { countWord } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { animateToTarget } from '@/lib/browser/shared-element-transition';
import { productReadings, type Reading } from '@/data/products/product-readings';
import { FilterReminder } from './running-cost/FilterReminder';
import { SizingLine } from './SizingLine';
import styles from './ProductHero.module.scss';

export type ProductHeroProps = {
  product: Product;
  pictures: ReactNode;
  action: ReactNode;
  order?: RefObject<HTMLDivElement | null>;
};

export function ProductHero({ product, pictures, action, order }: ProductHeroProps) {
  const { model, category, shortDescription, pricePence } = product;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) animateToTarget(first);
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
          <p className="lead">{noBreakUnits(shortDescription)}</p>
          {product.kind === 'purifier' && <Rooms model={product.calculatorName} />}
          <div ref={order} className={styles.order}>
            {pricePence && (
              <p>
                List price <b className="num">{money(pricePence)}</b> including VAT. For several, delivery and service:
              </p>
            )}
            {product.kind === 'filter' && (
              <p>
                Our sums count <b className="num">{formatFilterSet(product.fits)}</b>, including VAT.
              </p>
            )}
            {action}
            <p className="small muted">
              We send a written quote within 24 hours, Monday to Friday.{' '}
              {product.kind === 'filter' ? care.deliveryLine : care.deliveryAndWarranty}
            </p>
          </div>
          <p className="fine muted mb-2">Category: {category}</p>
          {product.kind === 'filter' && <FilterFacts filter={product} />}
          {product.kind === 'purifier' ? (
            <>
              <AirflowBar ratedCadrM3PerHour={product.ratedCadrM3PerHour} />
              <SizingLine room={product.room} />
            </>
          ) : (
            <Readings readings={productReadings(product)} />
          )}
          {product.kind === 'filter' && <FilterReminder machine={product.machine.model} filter={model} />}
        </div>
      </Container>
    </header>
  );
}

function Rooms({ model }: { model: CalculatorModelName }) {
  return (
    <p className={styles.rooms}>
      Rooms up to <b className="num">{noBreakUnits(`${roomsUpToM2(model, 'working')} m²`)}</b> at a speed you can talk
      over,{' '}
      <span className="d-block small muted">{noBreakUnits(`${roomsUpToM2(model, 'full')} m²`)} at full speed</span>
    </p>
  );
}

type FilterFactsProps = { filter: Filter };

function FilterFacts({ filter }: FilterFactsProps) {
  const { form, machine, changeNote } = filter;
  return (
    <>
      <p className={styles.form}>
        Change it every {care.changeFilterMonths.join(' to ')} months: after {countWord(care.changeFilterMonths[0])} if
        the machine runs day and night ({grouped(care.changeFilterHours)} hours). {changeNote} {unwrapSample(form)}
        {isSample(form) && ' (sample)'}. Keep the machine {care.wallGapCm}&nbsp;cm from walls.
      </p>
      <div className={styles.ways}>
        <ArrowLink to={href('product', { slug: machine.slug })}>Fits {machine.model}</ArrowLink>
        <ArrowLink to={href('service')}>Service and filters</ArrowLink>
      </div>
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
