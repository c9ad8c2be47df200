import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { roomsUpToM2 } from '@/domain/sizing';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { filterSetPenceOf } from '@/data/filter-prices';
import { delivery, deliveryPence, withDelivery } from '@/data/products/delivery';
import { filterCare } from '@/data/products/filter-care';
import type { BottleSummary, Product } from '@/data/products/product';
import { otherRoomTerms, roomTerms } from '@/data/products/product-readings';
import { warranty } from '@/data/products/warranty';
import { roomsOf } from '@/data/room-words';
import { withoutVat } from '@/data/vat';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { capitalised, countWord } from '@/lib/format/count-word';
import { noBreakText, noBreakUnits } from '@/lib/format/no-break-units';
import { money, priceIfListed } from '@/lib/format/money';
import { animateToTarget } from '@/lib/browser/shared-element-transition';
import { MeasuredRoom } from './meter/MeasuredRoom';
import { NextStep, SizingLine } from './NextStep';
import { Points } from './Points';
import styles from './ProductHero.module.scss';

type ProductHeroProps = {
  product: Product;
  pictures: ReactNode;
  action: ReactNode;
  order?: RefObject<HTMLDivElement | null>;
};

/** The first screen of a product: pictures, reason, price and order. */
export function ProductHero({ product, pictures, action, order }: ProductHeroProps) {
  const { name, category, gain, shortDescription } = product;
  const { facts, about, end } = heroOf(product);
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
            className={`px-0 px-lg-3 ${styles.pictures} ${product.kind === 'bottle' ? styles.bottle : ''}`}
          >
            {pictures}
          </Col>
          <Col lg={6} className={`d-flex flex-column gap-lg-3 ${styles.text}`}>
            <div>
              <div
                className={`d-flex flex-wrap justify-content-between align-items-baseline column-gap-3 ${styles.trail}`}
              >
                <Breadcrumb trail={breadcrumbTrail('product')} current={name} />
                <p className="small muted m-0">Category: {category}</p>
              </div>
              <h1 className="my-2 my-lg-4 text-balance">{name}</h1>
              <p className="h3 text-balance mb-4">{noBreakText(gain)}</p>
              {product.kind === 'bottle' && <OtherColour {...product.otherColour} />}
            </div>
            <div ref={order}>
              <div className={`d-grid mb-4 ${styles.facts}`}>{facts}</div>
              {/* The button's label ends this sentence. */}
              <p className="fw-medium mb-2">Written quote, for one or several:</p>
              {action}
              <p className="muted mt-2 mb-4">{noBreakText(termsOf(product))}</p>
            </div>
            <div>
              <p className="muted mb-3">
                {noBreakText(shortDescription)} {about}
              </p>
              {end}
            </div>
          </Col>
        </Row>
      </Container>
    </header>
  );
}

/** What the hero of one kind of product has of its own, from top to bottom. */
type HeroOfKind = {
  /** After the description. */
  about?: ReactNode;
  facts: ReactNode;
  /** The way on. */
  end?: ReactNode;
};

function heroOf(product: Product): HeroOfKind {
  const { pricePence } = product;
  switch (product.kind) {
    case 'purifier': {
      const { model, upkeep } = product;
      return {
        about: noBreakText(otherRoomTerms(model)),
        facts: (
          <>
            <Fact label={`${roomsOf(model)} up to`} value={roomsUpToM2(model, 'working')} unit={'\u00a0m²'}>
              {noBreakUnits(roomTerms(model))}
            </Fact>
            {upkeep ? (
              <Fact label="To run" value={upkeep.eachWorkingDay} unit=" a working day">
                {noBreakText(upkeep.text)}
              </Fact>
            ) : (
              <Price pricePence={pricePence} />
            )}
          </>
        ),
        end: <SizingLine purifier={product} />,
      };
    }
    case 'bottle':
      return {
        facts: (
          <>
            <Fact label="After each fill" value={product.purifyingSeconds} unit={'\u00a0seconds of\u00a0UV-C'}>
              of clear tap water, in our own test; then drink
            </Fact>
            <Price pricePence={pricePence} />
          </>
        ),
        end: (
          <>
            <Points points={product.points} />
            <ArrowLink to={href('water')} className="min-h-touch small d-print-none">
              How it works
            </ArrowLink>
          </>
        ),
      };
    case 'filter': {
      const setPence = filterSetPenceOf(product.fits);
      return {
        about: `H13 HEPA (EN 1822) and activated carbon. ${unwrapSample(product.form)} (sample).`,
        facts: (
          <>
            <Fact label="Price" value={money(setPence)} unit=" a set">
              including VAT (sample)
            </Fact>
            <Fact label="You need" value={12 / filterCare.changeMonths[1]} unit=" set a year">
              in office hours
            </Fact>
          </>
        ),
        end: (
          <div className="d-flex flex-wrap align-items-baseline column-gap-4 d-print-none">
            <ArrowLink to={`${href('product', { slug: product.slug })}#change`} className="min-h-touch small">
              How to change it
            </ArrowLink>
            <SiteLink to={href('service')} className="small min-h-touch py-2">
              Or let us do it
            </SiteLink>
          </div>
        ),
      };
    }
    case 'meter':
      return {
        facts: (
          <>
            <Fact label="On one display" value={product.readings.length} unit=" readings">
              fine dust, coarse dust, CO₂ and formaldehyde
            </Fact>
            <Fact label="A charge lasts up to" value={product.batteryLastHours} unit=" hours">
              about {countWord(product.batteryLastHours)} rooms in one day
            </Fact>
          </>
        ),
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

/** A swatch that leads to the same bottle in its other colour. */
function OtherColour({ slug }: BottleSummary) {
  const isWhite = slug === 'achilles-water-bottle-white';
  return (
    <SiteLink to={href('product', { slug })} className="d-inline-flex align-items-center gap-2 mb-2 min-h-touch">
      <svg width="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="13" fill={isWhite ? '#fff' : 'var(--ink)'} stroke="var(--field)" />
      </svg>
      Also in {isWhite ? 'white' : 'black'}
    </SiteLink>
  );
}

type FactProps = { label: string; value: string | number; unit?: string; children?: ReactNode };

function Fact({ label, value, unit, children }: FactProps) {
  return (
    <p className="small muted text-balance m-0">
      {label}{' '}
      <b className={`d-block h2 text-ink ${styles.figure}`}>
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

/** Whole pence, VAT included. */
function priceOf(product: Product): number | undefined {
  return product.kind === 'filter' ? filterSetPenceOf(product.fits) : product.pricePence;
}

/** Price, days and warranty of one delivery, in one line; the end of the page has the conditions. */
function termsOf(product: Product): string {
  const pence = priceOf(product);
  const price = pence ? `${money(withDelivery(pence))} delivered` : `Delivery ${money(deliveryPence)}`;
  const parts = [`${price} (UK\u00a0mainland, sample)`, `${delivery.days} working days`];
  return product.kind === 'filter' ? parts.join(', ') : [...parts, `${warranty.term} warranty`].join(', ');
}
