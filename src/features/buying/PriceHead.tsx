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

/** Each amount stands under its part of the bar: VAT at 20% is a sixth of the sum, two columns of twelve. */
const amounts = [
  { name, pence: withoutVat(pricePence), fill: 'var(--air)', column: 'col' },
  {
    name: 'Delivery',
    pence: withoutVat(deliveryPence),
    fill: 'var(--copper)',
    column: 'col-auto text-end pe-md-4',
  },
  {
    name: `VAT ${vatPercent}%`,
    pence: totalPence - withoutVat(totalPence),
    fill: 'var(--pale)',
    column: 'col-auto col-md-2',
  },
] as const;

const share = (pence: number) => `${(100 * pence) / totalPence}%`;
const penceBefore = (index: number) => amounts.slice(0, index).reduce((sum, { pence }) => sum + pence, 0);

/** Head of the page: what one machine costs at the door, as a bar of its parts to scale. */
export function PriceHead({ children }: { children: ReactNode }) {
  return (
    <header className="bg-ice">
      <ReadingMain>
        <div className="position-relative">
          <Row>
            <Col lg={7}>
              {children}
              <p className={`d-flex flex-column justify-content-end m-0 py-3 ${styles.sum}`}>
                <b className={`d-block num h1 ${styles.figure}`}>{money(totalPence)}</b>
                <span>One {name} at your door, VAT included.</span>
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
          <svg className={`d-block w-100 mb-2 ${styles.bar}`} aria-hidden="true">
            {amounts.map(({ name, pence, fill }, index) => (
              <rect key={name} x={share(penceBefore(index))} width={share(pence)} height="100%" fill={fill} />
            ))}
          </svg>
          <Row as="ul" className="gx-3 gy-2 mb-0">
            {amounts.map(({ name, pence, column }) => (
              <li key={name} className={column}>
                <span className="d-block small muted">{name === 'Delivery' ? `${name} (sample)` : name}</span>
                <b className="h3 num d-block">{money(pence)}</b>
              </li>
            ))}
          </Row>
        </Container>
      </div>
    </header>
  );
}
