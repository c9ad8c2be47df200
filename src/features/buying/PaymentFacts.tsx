import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { PageLink } from '@/components/text/mdx-components';
import { SampleMark, SampleText } from '@/components/ui/SampleText';
import { type Sample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';

/** With a mark that is not as large. */
export function LargeSample({ fact }: { fact: Sample<string> }) {
  return (
    <>
      {unwrapSample(fact)}
      <sup className="unit">
        <SampleMark />
      </sup>
    </>
  );
}

const paymentFacts: readonly { key: string; figure: ReactNode; meaning: ReactNode }[] = [
  {
    key: 'organisations',
    figure: <LargeSample fact={buying.deposit} />,
    meaning: (
      <>
        for practices, schools, public bodies and companies. They pay <SampleText isNoted fact={buying.paymentDays} />.
      </>
    ),
  },
  {
    key: 'ways',
    figure: 'BACS or card',
    meaning: (
      <>
        <SampleText isNoted fact={buying.waysToPay} />.
      </>
    ),
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

/** How and when to pay, in three figures. */
export function PaymentFacts() {
  return (
    <Row className="gy-3">
      {paymentFacts.map(({ key, figure, meaning }) => (
        <Col as="p" md={4} key={key} className="mb-0">
          <b className="title num d-block mb-1">{figure}</b>
          {meaning}
        </Col>
      ))}
    </Row>
  );
}
