import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { money } from '@/lib/format/money';
import styles from './DeliveryTimeline.module.scss';

const year = 365;

/** Days from delivery; of consumers by the laws that the page names below. */
const periods = [
  { days: consumerDays.cancel, text: 'to change your mind, as a consumer' },
  { days: consumerDays.reject, text: 'to reject a faulty product and have your money back, as a consumer' },
  { days: year, term: warranty.term, text: 'of service warranty, beside your statutory rights' },
];

/** What happens from the order on, with the periods drawn to scale. */
export function DeliveryTimeline() {
  const headingId = useId();
  return (
    <Section tone="ink" isShort labelledBy={headingId} className="mt-4">
      <Row className="gy-4 gx-lg-5">
        <Col lg={4} className="d-flex flex-column">
          <h2 id={headingId} className="title mb-4">
            From order to the end of the warranty
          </h2>
          <p className="h2 num text-white mb-0 mt-lg-auto">{delivery.days}</p>
          <p className="mt-2 mb-0">
            working days from your order to its delivery, for {money(deliveryPence)} an order on the UK mainland, VAT
            included (sample)
          </p>
        </Col>
        <Col lg={8}>
          <p className="small muted mb-0">From the day of delivery, drawn to scale</p>
          <dl className="m-0">
            {periods.map(({ days, term = `${days} days`, text }) => (
              <div key={days} className={styles.period}>
                <svg className="d-block w-100" height={10} aria-hidden="true">
                  <rect y={4} width="100%" height={1} className={styles.rest} />
                  <rect y={2} width={`${(100 * days) / year}%`} height={5} className={styles.bar} />
                </svg>
                <dt className="h2 num text-white mb-0 mt-2 text-nowrap">{term}</dt>
                <dd className="m-0">{text}</dd>
              </div>
            ))}
          </dl>
        </Col>
      </Row>
    </Section>
  );
}
