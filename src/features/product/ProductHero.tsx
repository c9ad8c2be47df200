import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { filterSetPenceOf, formatFilterYear } from '@/data/filter-prices';
import { delivery } from '@/data/products/delivery';
import type { Product, Purifier } from '@/data/products/product';
import { quotedPrice } from '@/data/quote';
import { recommendedChoice, formatSpeed } from '@/data/room-answers';
import { withoutVat } from '@/data/vat';
import { rate } from '@/domain/air-changes';
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
import { BesidePrice } from './BesidePrice';
import { MeasuredRoom } from './meter/MeasuredRoom';
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
  const { name, category, gain, shortDescription } = product;
  const { look, tags, facts, several, terms, beside, end } = heroOf(product);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) animateToTarget(first);
  }, []);

  return (
    <header className={styles.hero}>
      <Container fluid="xxl">
        <Row className={styles.grid}>
          <Col ref={place} lg={6} className={`px-0 px-lg-3 ${styles.pictures} ${look?.pictures ?? ''}`}>
            {pictures}
          </Col>
          <Col lg={6} xl={{ span: 5, offset: 1 }} className={`d-flex flex-column pt-lg-2 ${styles.text}`}>
            <div className={`mb-2 ${styles.trail}`}>
              <Breadcrumb trail={breadcrumbTrail('product')} current={name} />
            </div>
            <h1 className={`mb-2 ${look?.name ?? ''}`}>{name}</h1>
            <p className="d-flex flex-wrap column-gap-3 small muted mb-2">
              <span>Category: {category}</span>
              {tags?.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </p>
            <p className={`mb-2 ${look?.gain ?? 'item'}`}>{noBreakText(gain)}</p>
            <p className="muted mb-3">{noBreakText(shortDescription)}</p>
            <div ref={order} className={`mb-4 mb-lg-3 ${look?.order ?? ''}`}>
              <div className={`d-grid mb-3 ${styles.facts} ${look?.facts ?? ''}`}>{facts}</div>
              {several && <p className="d-print-none small fw-medium mb-2">{several}</p>}
              {action}
              <p className="small muted mt-3 mb-0">
                A written quote {company.quoteIn}. {terms}
              </p>
              {beside}
            </div>
            {end}
          </Col>
        </Row>
      </Container>
    </header>
  );
}

/** Until the reading of a room in use is steady. */
const co2SettlesHours = 1;

/** What the hero of one kind of product has of its own, from top to bottom. */
type HeroOfKind = {
  look?: { pictures?: string; name?: string; gain?: string; order?: string; facts?: string };
  /** Beside the category. */
  tags?: readonly string[];
  facts: ReactNode;
  /** Above the button. */
  several?: ReactNode;
  /** Below the button, after the days of a quote. */
  terms: string;
  beside?: ReactNode;
  end?: ReactNode;
};

function heroOf(product: Product): HeroOfKind {
  const { pricePence } = product;
  const terms = `${pricePence ? '' : `It names ${quotedPrice}. `}${delivery.priceAndWarrantyLine}`;
  switch (product.kind) {
    case 'purifier': {
      const { model, ratedCadrM3PerHour, upkeep } = product;
      return {
        tags: [`${grouped(ratedCadrM3PerHour)} m³/h, rated`, `${heightText(model)} tall (sample)`],
        facts: (
          <>
            <Fact label="Rooms up to" value={roomsUpToM2(model, 'working')} unit={'\u00a0m²'}>
              at a speed you can talk over, {noBreakUnits(`${roomsUpToM2(model, 'full')} m²`)} at full speed
            </Fact>
            {upkeep ? (
              <Fact label="To run" value={upkeep.eachDay} isPrice>
                {noBreakText(upkeep.text)}
              </Fact>
            ) : (
              <Price pricePence={pricePence} />
            )}
          </>
        ),
        several: pricePence && 'For several, delivery and service:',
        terms,
        beside: <BesidePrice purifier={product} />,
        end: <SizingLine purifier={product} />,
      };
    }
    case 'bottle':
      return {
        look: { name: 'h2', gain: 'h3 text-balance', order: 'mt-lg-auto' },
        facts: <Price pricePence={pricePence} />,
        several: 'For several, with delivery:',
        terms: `${terms} Two bottles in one order share it; with a purifier a bottle adds none.`,
      };
    case 'filter':
      return {
        look: { pictures: styles.onWhite, facts: styles.filterFacts },
        tags: [`Fits ${product.machine.name}`],
        facts: (
          <>
            <Fact label="About" value={money(filterSetPenceOf(product.fits))} unit=" a set (sample)">
              including VAT. Your quote gives the price.
            </Fact>
            <Fact label="A year" value={formatFilterYear(product.fits)}>
              plus delivery: one set, or two if it runs all day and night
            </Fact>
          </>
        ),
        terms: `${delivery.priceLine} Order several sets together and pay it once. Your statutory rights cover a faulty filter; the ${warranty.term} warranty leaves filters out.`,
      };
    case 'meter':
      return {
        look: { gain: 'h3 text-balance' },
        facts: (
          <>
            <Fact label="Reads" value={product.readings.length}>
              fine and coarse dust, CO₂, formaldehyde
            </Fact>
            <Fact label="A charge lasts up to" value={product.batteryLastHours} unit={'\u00a0h'}>
              about {countWord(product.batteryLastHours / co2SettlesHours)} rooms: allow an hour in each
            </Fact>
          </>
        ),
        terms,
        end: (
          <NextStep to={href('roomPlanner')} label="Plan the room you measured">
            <MeasuredRoom />
          </NextStep>
        ),
      };
    default:
      return product satisfies never;
  }
}

type FactProps = { label: string; value: string | number; unit?: string; isPrice?: boolean; children?: ReactNode };

function Fact({ label, value, unit, isPrice, children }: FactProps) {
  return (
    <p className={`small muted ${styles.fact}`}>
      {label}{' '}
      <b className={isPrice ? 'num' : ''}>
        {value}
        {unit && <small className="unit">{unit}</small>}
      </b>{' '}
      {children}
    </p>
  );
}

function Price({ pricePence }: Pick<Product, 'pricePence'>) {
  return (
    <Fact label="List price" value={capitalised(priceIfListed(pricePence))} isPrice={pricePence !== undefined}>
      {pricePence && (
        <>
          including VAT <span className="text-nowrap">({money(withoutVat(pricePence))} + VAT)</span>
        </>
      )}
    </Fact>
  );
}

function SizingLine({ purifier: { room, testedCadrM3PerHour } }: { purifier: Purifier }) {
  const choice = recommendedChoice(room);
  const { model, machines, speed } = choice;
  const aloneAt = (running: SpeedChoice) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
    </b>
  );
  return (
    <NextStep to={plannerUrl(room)} label="Plan this room, or your own">
      In {noBreakUnits(`${lowerFirst(room.phrase)} of ${formatFloor(room)}`)} {countWord(machines)}{' '}
      {machines > 1 ? 'clean' : 'cleans'} the air {aloneAt(speed)} times an hour {noBreakUnits(formatSpeed(choice))}.
      Full speed: {aloneAt('full')}, from the tested {noBreakUnits(`${grouped(testedCadrM3PerHour)} m³/h`)}. Windows not
      counted.
    </NextStep>
  );
}

/** To the planner: with the machine's room, or with the one that the meter measured. */
function NextStep({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <div className={`order-1 order-lg-0 ${styles.sizing}`}>
      <p className="mb-2 text-pretty">{children}</p>
      <ArrowLink to={to} className="min-h-touch small d-print-none">
        {label}
      </ArrowLink>
    </div>
  );
}
