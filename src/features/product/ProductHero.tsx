import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { roomsUpToM2 } from '@/domain/sizing';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { filterSetPenceOf } from '@/data/filter-prices';
import { chargeLasts } from '@/data/products/achilles-figures';
import { delivery, withDelivery } from '@/data/products/delivery';
import type { Product } from '@/data/products/product';
import { roomsOf } from '@/data/room-words';
import { withoutVat } from '@/data/vat';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { capitalised, countWord } from '@/lib/format/count-word';
import { noBreakText, noBreakUnits } from '@/lib/format/no-break-units';
import { money, priceIfListed } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { animateToTarget } from '@/lib/browser/shared-element-transition';
import { heightText } from '@/data/products/purifier-data';
import { FilterFit } from './FilterBody';
import { MeasuredRoom } from './meter/MeasuredRoom';
import { NextStep, SizingLine } from './NextStep';
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
  const { name: nameStyle = '', facts, several, terms, about, end } = heroOf(product);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) animateToTarget(first);
  }, []);

  return (
    <header className={styles.hero}>
      <Container fluid="xxl">
        <Row className={styles.grid}>
          <Col ref={place} lg={6} className={`px-0 px-lg-3 ${styles.pictures}`}>
            {pictures}
          </Col>
          <Col lg={6} xl={{ span: 5, offset: 1 }} className={`d-flex flex-column ${styles.text}`}>
            <div
              className={`d-flex flex-wrap justify-content-between align-items-baseline column-gap-3 ${styles.trail}`}
            >
              <Breadcrumb trail={breadcrumbTrail('product')} current={name} />
              <p className="small muted m-0">Category: {category}</p>
            </div>
            <h1 className={`my-2 my-lg-4 ${nameStyle}`}>{name}</h1>
            <p className="h3 text-balance mb-4">{noBreakText(gain)}</p>
            <div ref={order}>
              <div className={`d-grid mb-4 ${styles.facts}`}>{facts}</div>
              {/* The button's label ends this sentence. */}
              {several && <p className="fw-medium mb-2">{several}:</p>}
              {action}
              <p className="small muted mt-2 mb-4">
                A written quote {company.replyIn}. {noBreakText(terms)}
              </p>
            </div>
            <p className="muted mb-4">
              {noBreakText(shortDescription)} {about}
            </p>
            {end}
          </Col>
        </Row>
      </Container>
    </header>
  );
}

/** What the hero of one kind of product has of its own, from top to bottom. */
type HeroOfKind = {
  /** Class of the name. */
  name?: string;
  /** After the description. */
  about?: ReactNode;
  facts: ReactNode;
  /** What the button is for, below a price. */
  several?: string | undefined;
  /** After the days of a quote. */
  terms: string;
  /** The way on. */
  end?: ReactNode;
};

function heroOf(product: Product): HeroOfKind {
  const { pricePence } = product;
  const terms = `${pricePence ? `${money(withDelivery(pricePence))} delivered. ` : ''}${delivery.priceAndWarrantyLine}`;
  switch (product.kind) {
    case 'purifier': {
      const { model, ratedCadrM3PerHour, upkeep } = product;
      return {
        about: noBreakText(`Rated ${grouped(ratedCadrM3PerHour)} m³/h, ${heightText(model)}\u00a0tall (sample).`),
        facts: (
          <>
            <Fact label={`${roomsOf(model)} up to`} value={roomsUpToM2(model, 'working')} unit={'\u00a0m²'}>
              at a speed you can talk over, {noBreakUnits(`${roomsUpToM2(model, 'full')} m²`)} at full speed
            </Fact>
            {upkeep ? (
              <Fact label="To run" value={upkeep.eachDay}>
                {noBreakText(upkeep.text)}
              </Fact>
            ) : (
              <Price pricePence={pricePence} />
            )}
          </>
        ),
        several: pricePence ? 'For several' : undefined,
        terms,
        end: <SizingLine purifier={product} />,
      };
    }
    case 'bottle':
      return {
        name: 'h2',
        facts: (
          <>
            <Fact label="Each fill" value={product.purifyingSeconds} unit={'\u00a0s\u00a0of\u00a0UV-C'}>
              then drink; after that a cycle every {countWord(product.cleaningCycleHours)} hours, cap closed
            </Fact>
            <Price pricePence={pricePence} />
          </>
        ),
        several: 'For several',
        terms,
        end: (
          <NextStep to={href('water')} label="How it works">
            A charge lasts {chargeLasts}. Rinse it with cold water, not in a dishwasher.
          </NextStep>
        ),
      };
    case 'filter': {
      const setPence = filterSetPenceOf(product.fits);
      return {
        about: `H13 HEPA (EN 1822) and activated carbon. ${unwrapSample(product.form)} (sample).`,
        facts: (
          <>
            <Fact label="Price" value={money(setPence)} unit=" a set">
              {money(withDelivery(setPence))} delivered, including VAT (sample)
            </Fact>
            <Fact label="In office hours" value={1} unit=" set a year">
              day and night two, {money(withDelivery(2 * setPence))} in one delivery
            </Fact>
          </>
        ),
        several: 'For several',
        terms: delivery.priceLine,
        end: (
          <>
            <NextStep
              to={`${href('product', { slug: product.slug })}#change`}
              label="How to change it"
              second={
                <SiteLink to={href('service')} className="small min-h-touch py-2">
                  Or let us do it
                </SiteLink>
              }
            >
              {product.changeWith}, in {countWord(product.changeSteps.length)} steps. {product.cleaningNote}
            </NextStep>
            <FilterFit filter={product} />
          </>
        ),
      };
    }
    case 'meter':
      return {
        about: `A charge lasts up to ${product.batteryLastHours}\u00a0hours.`,
        facts: product.readings.map(
          ({ name, unit, advice }) =>
            advice && (
              <Fact key={name} label={advice.label} value={grouped(advice.above)} unit={`\u00a0${unit}`}>
                {advice.text}
              </Fact>
            ),
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

type FactProps = { label: string; value: string | number; unit?: string; children?: ReactNode };

function Fact({ label, value, unit, children }: FactProps) {
  return (
    <p className={`small muted ${styles.fact}`}>
      {label}{' '}
      <b>
        {value}
        {unit && <small className="unit">{unit}</small>}
      </b>{' '}
      {children}
    </p>
  );
}

function Price({ pricePence }: Pick<Product, 'pricePence'>) {
  return (
    <Fact label="List price" value={capitalised(priceIfListed(pricePence))}>
      {pricePence && (
        <>
          including VAT <span className="text-nowrap">({money(withoutVat(pricePence))} + VAT)</span>
        </>
      )}
    </Fact>
  );
}
