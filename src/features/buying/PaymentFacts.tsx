import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { PageLink } from '@/components/text/mdx-components';
import { SampleMark, SampleText } from '@/components/ui/SampleText';
import { type Sample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import { quoteNames } from '@/data/quote';

/** With a mark that is not as large. */
function LargeSample({ fact }: { fact: Sample<string> }) {
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
    key: 'quote',
    figure: <LargeSample fact={buying.quoteDays} />,
    meaning: (
      <>
        is how long a quote holds. It names {quoteNames}. There is <SampleText isNoted fact={buying.orderMinimum} />.
      </>
    ),
  },
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

export function PaymentFacts() {
  return (
    <Row className="gy-3">
      {paymentFacts.map(({ key, figure, meaning }) => (
        <Col as="p" md={6} xl={3} key={key} className="mb-0">
          <b className="title num d-block mb-1">{figure}</b>
          {meaning}
        </Col>
      ))}
    </Row>
  );
}
