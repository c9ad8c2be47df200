import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { filterSetPenceOf, formatFilterYear } from '@/data/filter-prices';
import { delivery } from '@/data/products/delivery';
import type { Filter, Meter, Product, Purifier } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { quotedPrice } from '@/data/quote';
import { answerRoom, recommendedChoice, comparisonFor, formatComparison, formatSpeed } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { withoutVat } from '@/data/vat';
import { rate } from '@/domain/air-changes';
import type { MachineModel } from '@/domain/machines';
import { plannerUrl } from '@/domain/plan/write-plan';
import { formatFloor, roomVolumeM3 } from '@/domain/room';
import { roomsUpToM2 } from '@/domain/sizing';
import type { SpeedChoice } from '@/domain/speeds';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { warranty } from '@/data/products/warranty';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { noBreakText, noBreakUnits } from '@/lib/format/no-break-units';
import { money, priceIfListed } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { animateToTarget } from '@/lib/browser/shared-element-transition';
import { heightText } from '@/data/products/purifier-data';
import styles from './ProductHero.module.scss';
import { company } from '@/config/company';

type ProductHeroProps = {
  product: Product;
  pictures: ReactNode;
  action: ReactNode;
  order?: RefObject<HTMLDivElement | null>;
};

/** The first screen of a product: pictures, reason, price and order. */
export function ProductHero({ product, pictures, action, order }: ProductHeroProps) {
  const { name, category, gain, shortDescription, pricePence } = product;
  const isSmall = product.kind === 'bottle' || product.kind === 'meter';
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) animateToTarget(first);
  }, []);

  return (
    <header className={styles.hero}>
      <Container fluid="xxl">
        <Row className={styles.grid}>
          <Col
            ref={place}
            lg={6}
            className={`px-0 px-lg-3 ${styles.pictures} ${product.kind === 'filter' ? styles.onWhite : ''}`}
          >
            {pictures}
          </Col>
          <Col lg={6} xl={{ span: 5, offset: 1 }} className={`d-flex flex-column pt-lg-4 ${styles.text}`}>
            <div className={`mb-2 mb-lg-3 ${styles.trail}`}>
              <Breadcrumb trail={breadcrumbTrail('product')} current={name} />
            </div>
            <h1 className={product.kind === 'bottle' ? 'h2 mb-2' : 'mb-2'}>{name}</h1>
            <p className="d-flex flex-wrap column-gap-3 small muted mb-2 mb-lg-3">
              <span>Category: {category}</span>
              {product.kind === 'purifier' && (
                <>
                  <span>{grouped(product.ratedCadrM3PerHour)} m³/h, rated</span>
                  <span>{heightText(product.model)} tall (sample)</span>
                </>
              )}
              {product.kind === 'filter' && <span>Fits {product.machine.name}</span>}
            </p>
            <p className={`mb-2 ${isSmall ? 'h3 text-balance' : 'item'}`}>{noBreakText(gain)}</p>
            <p className="muted mb-4">{noBreakText(shortDescription)}</p>
            <div ref={order} className={`mb-4 ${product.kind === 'bottle' ? 'mt-lg-auto' : ''}`}>
              <div className={`d-grid mb-3 ${styles.facts} ${product.kind === 'filter' ? styles.filterFacts : ''}`}>
                {product.kind === 'purifier' && <Rooms model={product.model} />}
                <SecondFact product={product} />
              </div>
              {pricePence && (
                <p className="small fw-medium mb-2">
                  {product.kind === 'bottle' ? 'For several, with delivery:' : 'For several, delivery and service:'}
                </p>
              )}
              {action}
              <p className="small muted mt-3 mb-0">
                A written quote {company.quoteIn}.{' '}
                {product.kind !== 'filter' && !pricePence && `It names ${quotedPrice}. `}
                {product.kind === 'filter'
                  ? `${delivery.priceLine} Order several sets together and pay it once. Your statutory rights cover a faulty filter; the ${warranty.term} warranty leaves filters out.`
                  : delivery.priceAndWarrantyLine}
                {product.kind === 'purifier' && product.gainNote && ` ${product.gainNote}`}
                {product.kind === 'bottle' && ' Two bottles in one order share it; with a purifier a bottle adds none.'}
              </p>
              {product.kind === 'purifier' && !pricePence && <PricedInstead room={product.room} />}
            </div>
            {product.kind === 'purifier' && <SizingLine purifier={product} />}
            {product.kind === 'meter' && <MeasuredRoom />}
          </Col>
        </Row>
      </Container>
    </header>
  );
}

function Rooms({ model }: { model: MachineModel }) {
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

/** The price, or, of a purifier without one, what it costs to run; of the meter what it reads and how long. */
function SecondFact({ product }: { product: Product }) {
  if (product.kind === 'filter') return <SetPrice filter={product} />;
  if (product.kind === 'meter') return <RoundOfReadings meter={product} />;
  const { pricePence } = product;
  if (product.kind === 'purifier' && product.upkeep) return <Upkeep {...product.upkeep} />;
  return (
    <p className={`small muted ${styles.fact}`}>
      List price <b className={pricePence ? 'num' : ''}>{capitalised(priceIfListed(pricePence))}</b>
      {pricePence && (
        <>
          {' '}
          including VAT <span className="text-nowrap">({money(withoutVat(pricePence))} + VAT)</span>
        </>
      )}
    </p>
  );
}

function Upkeep({ eachDay, text }: NonNullable<Purifier['upkeep']>) {
  return (
    <p className={`small muted ${styles.fact}`}>
      To run <b className="num">{eachDay}</b> {noBreakText(text)}
    </p>
  );
}

/** Without a list price a purifier names what has one for the same room. */
function PricedInstead({ room }: { room: ExampleRoom }) {
  const answer = answerRoom(room);
  const beside = comparisonFor(answer);
  return (
    beside && (
      <p className="small m-0">
        <SiteLink
          to={href('product', { slug: purifiers[beside.choice.model].slug })}
          className="d-inline-block min-h-touch"
        >
          {formatComparison(answer)}
        </SiteLink>
      </p>
    )
  );
}

function SetPrice({ filter }: { filter: Filter }) {
  return (
    <>
      <p className={`small muted ${styles.fact}`}>
        About{' '}
        <b>
          {money(filterSetPenceOf(filter.fits))}
          <small className="unit"> a set (sample)</small>
        </b>{' '}
        including VAT. Your quote gives the price.
      </p>
      <p className={`small muted ${styles.fact}`}>
        A year <b>{formatFilterYear(filter.fits)}</b> plus delivery: one set, or two if it runs all day and night
      </p>
    </>
  );
}

function RoundOfReadings({ meter: { readings, batteryLastHours } }: { meter: Meter }) {
  return (
    <>
      <p className={`small muted ${styles.fact}`}>
        Reads <b>{readings.length}</b> fine and coarse dust, CO₂, formaldehyde
      </p>
      <p className={`small muted ${styles.fact}`}>
        A charge lasts up to{' '}
        <b>
          {batteryLastHours}
          <small className="unit">{'\u00a0h'}</small>
        </b>{' '}
        time for a round of the building
      </p>
    </>
  );
}

/** What to do with a reading. */
function MeasuredRoom() {
  return (
    <div className={styles.sizing}>
      <p className="mb-2 text-pretty">
        Fine dust stays high in a room? Give the planner its size: it names the machines, their noise and their price.
      </p>
      <ArrowLink to={href('roomPlanner')} className="min-h-touch small d-print-none">
        Plan the room you measured
      </ArrowLink>
    </div>
  );
}

function SizingLine({ purifier: { room, testedCadrM3PerHour } }: { purifier: Purifier }) {
  const { phrase } = room;
  const choice = recommendedChoice(room);
  const { model, machines, speed } = choice;
  const aloneAt = (running: SpeedChoice) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
    </b>
  );
  return (
    <div className={`order-1 order-lg-0 ${styles.sizing}`}>
      <p className="mb-2 text-pretty">
        In {noBreakUnits(`${lowerFirst(phrase)} of ${formatFloor(room)}`)} {countWord(machines)}{' '}
        {machines > 1 ? 'clean' : 'cleans'} the air {aloneAt(speed)} times an hour {noBreakUnits(formatSpeed(choice))}.
        Full speed: {aloneAt('full')}, from the tested {noBreakUnits(`${grouped(testedCadrM3PerHour)} m³/h`)}. Windows
        not counted.
      </p>
      <ArrowLink to={plannerUrl(room)} className="min-h-touch small d-print-none">
        Plan this room, or your own
      </ArrowLink>
    </div>
  );
}
