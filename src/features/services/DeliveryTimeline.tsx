import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { money } from '@/lib/format/money';

const year = 365;
/** Of the working days until the delivery, with their weekend. */
const daysUntilDelivery = delivery.workingDays.last + 2;
const allDays = daysUntilDelivery + year;

/** Those of consumers by the laws that the page names below. */
const periods = [
  {
    days: daysUntilDelivery,
    isBefore: true,
    term: `${delivery.days} working days`,
    text: `to deliver your order, for ${money(deliveryPence)} on the UK mainland, VAT included (sample)`,
  },
  { days: consumerDays.cancel, term: `${consumerDays.cancel} days`, text: 'to change your mind, as a consumer' },
  {
    days: consumerDays.reject,
    term: `${consumerDays.reject} days`,
    text: 'to reject a faulty product and have your money back, as a consumer',
  },
  { days: year, term: warranty.term, text: 'of service warranty, beside your statutory rights' },
];

const percentOf = (days: number) => `${(100 * days) / allDays}%`;

/** The days before the delivery in copper, those after it in blue, drawn to scale; each text is past its bar or on it. */
export function DeliveryTimeline() {
  const headingId = useId();
  return (
    <Section tone="ink" isShort labelledBy={headingId} className="mt-4">
      <Row className="gy-2 align-items-end mb-4">
        <Col lg={8}>
          <h2 id={headingId} className="title">
            From order to the end of the warranty
          </h2>
        </Col>
        <Col as="p" lg={4} className="small muted mb-0 text-lg-end">
          Copper until the delivery, blue after it, drawn to scale
        </Col>
      </Row>
      <ul className="plain-list d-grid gap-2">
        {periods.map(({ days, isBefore = false, term, text }) => {
          const isOnBar = days === year;
          return (
            <li key={term} className="position-relative d-flex">
              <svg className="position-absolute inset-0 w-100 h-100" aria-hidden="true">
                <rect
                  x={isBefore ? 0 : percentOf(daysUntilDelivery)}
                  width={percentOf(days)}
                  height="100%"
                  fill={isBefore ? 'var(--ember)' : 'var(--cyan)'}
                />
              </svg>
              <svg
                className="flex-shrink-0"
                width={percentOf(daysUntilDelivery + (isBefore || isOnBar ? 0 : days))}
                height="1"
                aria-hidden="true"
              />
              <p
                className={`position-relative d-lg-flex column-gap-4 align-items-baseline min-w-0 m-0 py-3 ps-3 ${isOnBar ? 'text-ink pe-3' : 'text-white'}`}
              >
                <b className="d-block h2 mb-0 num text-reset">{term}</b> {text}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
