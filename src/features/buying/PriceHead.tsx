import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { Picture } from '@/components/ui/Picture';
import { deliveryPence, withDelivery } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { vatPercent, withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import styles from './PriceHead.module.scss';

const { name, pricePence, picture, pictureAlt } = generationXSummary;
const totalPence = withDelivery(pricePence);

const amounts = [
  { name, pence: withoutVat(pricePence), fill: 'var(--air)' },
  { name: 'Delivery (sample)', pence: withoutVat(deliveryPence), fill: 'var(--cyan)' },
  { name: `VAT ${vatPercent}%`, pence: totalPence - withoutVat(totalPence), fill: 'var(--pale)' },
] as const;

const share = (pence: number) => `${(100 * pence) / totalPence}%`;
const penceBefore = (index: number) => amounts.slice(0, index).reduce((sum, { pence }) => sum + pence, 0);

function Parts() {
  return amounts.map(({ name, pence, fill }, index) => (
    <rect key={name} x={share(penceBefore(index))} width={share(pence)} height="32" fill={fill} />
  ));
}

/** A hairline from each part to its amount: from its start, of the last part from its end. */
function WideBar() {
  return (
    <svg
      className="d-none d-xl-block w-100 overflow-visible num"
      height="96"
      role="img"
      aria-label={amounts.map(({ name, pence }) => `${name} ${money(pence)}`).join(', ')}
      fill="currentColor"
    >
      <Parts />
      {amounts.map(({ name, pence }, index) => {
        const isLast = index === amounts.length - 1;
        const x = isLast ? '100%' : share(penceBefore(index));
        const place = isLast ? ({ x, dx: -12, textAnchor: 'end' } as const) : { x, dx: 12 };
        return (
          <g key={name}>
            <line x1={x} x2={x} y1="32" y2="92" stroke="currentColor" opacity="0.6" />
            <text {...place} y="56" className="small" opacity="0.8">
              {name}
            </text>
            <text {...place} y="88" className="h3">
              {money(pence)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Head of the page: what one machine costs at the door, as a bar of its parts to scale. */
export function PriceHead({ children }: { children: ReactNode }) {
  return (
    <header className="bg-ice overflow-hidden">
      <ReadingMain>
        <div className="position-relative">
          <Row>
            <Col lg={7}>
              {children}
              <p className={`d-flex flex-column justify-content-end m-0 pt-3 ${styles.sum}`}>
                <span>One {name} at your door, VAT included.</span>
                <b className={`d-block num h1 mb-0 ${styles.figure}`}>{money(totalPence)}</b>
              </p>
            </Col>
          </Row>
          <Picture
            file={picture}
            alt={pictureAlt}
            sizes="(min-width: 87.5em) 840px, (min-width: 62em) 700px, 340px"
            hasPriority
            className={`position-absolute h-auto ${styles.machine}`}
          />
        </div>
      </ReadingMain>
      <div className="on-dark position-relative">
        <Container fluid="xxl">
          <WideBar />
          <svg className="d-block d-xl-none w-100" height="32" aria-hidden="true">
            <Parts />
          </svg>
          <ul className="plain-list d-xl-none">
            {amounts.map(({ name, pence, fill }) => (
              <li key={name} className="d-flex align-items-center gap-2 py-2 border-bottom">
                <svg width="12" height="12" aria-hidden="true">
                  <rect width="12" height="12" fill={fill} />
                </svg>
                {name}
                <b className="num ms-auto">{money(pence)}</b>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </header>
  );
}
