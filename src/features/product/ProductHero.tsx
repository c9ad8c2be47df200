import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { isSample, unwrapSample } from '@/config/sample';
import { formatFilterSet } from '@/data/filter-prices';
import { delivery } from '@/data/products/delivery';
import { filterCare } from '@/data/products/filter-care';
import type { Filter, Product } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { answerRoom, choiceFor, comparisonFor, formatComparison, formatSpeed } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate } from '@/domain/air-changes';
import type { CalculatorModelName } from '@/domain/machines';
import { plannerUrl } from '@/domain/plan/write-plan';
import { roomVolumeM3 } from '@/domain/room';
import { roomsUpToM2 } from '@/domain/sizing';
import type { SpeedChoice } from '@/domain/speeds';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { warranty } from '@/data/products/warranty';
import { countWord } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { animateToTarget } from '@/lib/browser/shared-element-transition';
import { productReadings, type Reading } from '@/data/products/product-readings';
import { FilterContents } from './FilterContents';
import { FilterReminder } from './running-cost/FilterReminder';
import styles from './ProductHero.module.scss';
import { company } from '@/config/company';

type ProductHeroProps = {
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
    <header className={styles.hero}>
      <Container fluid="xxl">
        <div className={styles.grid}>
          <div ref={place} className={`${styles.pictures} ${product.kind === 'filter' ? styles.onWhite : ''}`}>
            {pictures}
          </div>
          <div className={styles.text}>
            <div className={`mb-3 ${styles.trail}`}>
              <Breadcrumb trail={breadcrumbTrail('product')} current={model} />
            </div>
            <h1 className={product.kind === 'bottle' ? 'h2 mb-2' : 'mb-2'}>{model}</h1>
            <p className="small muted mb-3">
              Category: {category}
              {product.kind === 'purifier' && (
                <span className="ms-3 text-nowrap">{grouped(product.ratedCadrM3PerHour)} m³/h, rated</span>
              )}
            </p>
            <p className="lead">{noBreakUnits(shortDescription)}</p>
            <div ref={order} className="my-4">
              <div className={`d-grid mb-3 ${styles.facts}`}>
                {product.kind === 'purifier' && <Rooms model={product.calculatorName} />}
                {product.kind === 'filter' ? <SetPrice filter={product} /> : <ListPrice product={product} />}
              </div>
              {product.kind !== 'filter' && pricePence && <p className="small mb-2">To order one, or for several:</p>}
              {action}
              <p className="small muted mt-3 mb-0">
                A written quote {company.replyIn}
                {product.kind === 'purifier' && !pricePence
                  ? ', with VAT and delivery. Say how many, where to, and if we service them. '
                  : '. '}
                {product.kind === 'filter'
                  ? `${delivery.priceLine} Your statutory rights cover a faulty filter; the ${warranty.term} warranty leaves filters out.`
                  : delivery.priceAndWarrantyLine}
                {product.kind === 'bottle' && ' In one order with a purifier it adds no delivery.'}
              </p>
            </div>
            {product.kind === 'purifier' && <SizingLine room={product.room} />}
            {product.kind === 'meter' && <Readings readings={productReadings(product)} className="mt-4" />}
          </div>
        </div>
        {product.kind === 'bottle' && (
          <div className={styles.inUse}>
            <Picture
              file={product.inUse.picture}
              alt={product.inUse.alt}
              sizes="(min-width: 992px) 740px, 100vw"
              className="w-100 object-fit-cover d-print-none"
            />
            <Readings readings={productReadings(product)} className="mt-4 mt-lg-0" />
          </div>
        )}
        {product.kind === 'filter' && <FilterFacts filter={product} />}
      </Container>
    </header>
  );
}

function Rooms({ model }: { model: CalculatorModelName }) {
  return (
    <p className={`small muted ${styles.fact}`}>
      Rooms up to{' '}
      <b>
        {roomsUpToM2(model, 'working')}
        <small className="unit">{'\u00a0m²'}</small>
      </b>{' '}
      at a speed you can talk over, {noBreakUnits(`${roomsUpToM2(model, 'full')} m²`)} at full speed
    </p>
  );
}

/** Without a list price a purifier names what has one for the same room. */
function ListPrice({ product }: { product: Exclude<Product, Filter> }) {
  const { pricePence } = product;
  return (
    <p className={`small muted ${styles.fact}`}>
      List price <b className={pricePence ? 'num' : ''}>{pricePence ? money(pricePence) : 'On request'}</b>
      {pricePence && ' including VAT'}
      {product.kind === 'purifier' && !pricePence && <PricedInstead room={product.room} />}
    </p>
  );
}

function PricedInstead({ room }: { room: ExampleRoom }) {
  const advice = answerRoom(room);
  const beside = comparisonFor(advice);
  return (
    beside && (
      <SiteLink to={href('product', { slug: purifiers[beside.choice.model].slug })} className="d-inline-block">
        {formatComparison(advice)}
      </SiteLink>
    )
  );
}

function SetPrice({ filter }: { filter: Filter }) {
  const set = formatFilterSet(filter.fits);
  const priceEnd = set.indexOf(' ');
  return (
    <p className={`small muted ${styles.fact}`}>
      About{' '}
      <b>
        {set.slice(0, priceEnd)}
        <small className="unit">{set.slice(priceEnd)}</small>
      </b>{' '}
      including VAT. Your quote gives the price.
    </p>
  );
}

function SizingLine({ room }: { room: ExampleRoom }) {
  const { phrase, lengthM, widthM } = room;
  const choice = choiceFor(room);
  const { model, machines, speed } = choice;
  const aloneAt = (running: SpeedChoice) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
    </b>
  );
  return (
    <div className={styles.sizing}>
      <p className="mb-2 text-pretty">
        In {noBreakUnits(`${phrase.charAt(0).toLowerCase()}${phrase.slice(1)} of ${lengthM} × ${widthM} m`)}{' '}
        {countWord(machines)} {machines > 1 ? 'clean' : 'cleans'} the air {aloneAt(speed)} times an hour{' '}
        {noBreakUnits(formatSpeed(choice))}. Full speed: {aloneAt('full')}. Windows not counted.
      </p>
      <ArrowLink to={plannerUrl(room)} className="min-h-touch small d-print-none">
        Plan this room, or your own
      </ArrowLink>
    </div>
  );
}

/** When and how to change it, beside a used one; then what it fits and what it takes. */
function FilterFacts({ filter }: { filter: Filter }) {
  const { form, inUse, machine, changeNote, changeSteps, cleaningNote } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <>
      <div className={styles.inUse}>
        <Picture
          file={inUse.picture}
          alt={inUse.alt}
          sizes="(min-width: 992px) 740px, 100vw"
          className="w-100 object-fit-cover d-print-none"
        />
        <div className="border-top border-dark pt-3 mt-4 mt-lg-0">
          <h2 className="h3 mb-2">
            Change it every {months} to {orMonths} months
          </h2>
          <p className="muted">
            After {countWord(months)} if the machine runs day and night ({grouped(filterCare.changeHours)} hours).{' '}
            {changeNote}
          </p>
          <ol className="plain-list d-grid flex-grow-1">
            {changeSteps.map((step, index) => (
              <li key={step} className="d-flex gap-3 py-2 py-lg-3 border-top">
                <b className="num">{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          <FilterReminder machine={machine.model} filter={filter.model} />
        </div>
      </div>
      <div className={`border-top border-dark ${styles.filterFacts}`}>
        <div className={styles.filterFact}>
          <div className={`ratio-4x3 d-print-none ${styles.machine}`}>
            <Picture file={machine.picture} alt={machine.pictureAlt} sizes="(min-width: 992px) 400px, 130vw" />
          </div>
          <div>
            <h2 className="h3 mb-2">Fits {machine.model}</h2>
            <p className="muted">No other filter fits it. {machine.purpose}</p>
            <ArrowLink to={href('product', { slug: machine.slug })} className="min-h-touch">
              {machine.model}
            </ArrowLink>
          </div>
        </div>
        <div className={styles.filterFact}>
          <FilterContents fits={machine.slug} />
          <div>
            <h2 className="h3 mb-2">What the set holds</h2>
            <p className="muted">
              {unwrapSample(form)}
              {isSample(form) && ' (sample)'}. {cleaningNote}
            </p>
            <ArrowLink to={href('service')} className="min-h-touch">
              Service and filters
            </ArrowLink>
          </div>
        </div>
      </div>
    </>
  );
}

function Readings({ readings, className }: { readings: readonly Reading[]; className: string }) {
  const notes = readings.flatMap(({ note }) => note ?? []);
  return (
    <div className={`border-top border-dark pt-3 ${className}`}>
      <dl className={`m-0 ${styles.readings}`}>
        {readings.map(({ value, unit, label }) => (
          <div key={label} className="d-flex flex-column">
            <dt className="order-1 mt-1 fw-normal small muted">{label}</dt>
            <dd className="text-nowrap">
              {value}
              {unit && <small className="unit">{` ${unit}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="small muted mt-4 pt-3 border-top mb-0">{notes.join('. ')}.</p>}
    </div>
  );
}
