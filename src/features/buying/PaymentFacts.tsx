import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { PageLink } from '@/components/text/mdx-components';
import { unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';

const paymentFacts: readonly { key: string; figure: string; meaning: ReactNode }[] = [
  {
    key: 'organisations',
    figure: unwrapSample(buying.deposit),
    meaning: <>for practices, schools, public bodies and companies. They pay {unwrapSample(buying.paymentDays)}.</>,
  },
  {
    key: 'ways',
    figure: 'BACS or card',
    meaning: `${unwrapSample(buying.waysToPay)}.`,
  },
  {
    key: 'month',
    figure: 'By the month',
    meaning: (
      <>
        <PageLink page="service">Contract hire purchase</PageLink> is for limited companies and larger organisations,
        subject to status.
      </>
    ),
  },
];

/** How and when to pay. */
export function PaymentFacts() {
  return (
    <Row className="gy-3">
      {paymentFacts.map(({ key, figure, meaning }) => (
        <Col as="p" md={4} key={key} className="mb-0">
          <b className="h3 d-block text-reset">{figure}</b>
          {meaning}
        </Col>
      ))}
      <Col as="p" xs={12} className="mb-0 small muted">
        Deposit, days and ways to pay are samples.
      </Col>
    </Row>
  );
}
