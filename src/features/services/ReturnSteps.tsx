import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { consumerDays, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { returnCost } from '@/data/quote';
import { money } from '@/lib/format/money';

type Step = { when: string; who: 'You' | 'We'; text: string };

const refund = money(generationXSummary.pricePence + deliveryPence);

const changedMind: readonly Step[] = [
  {
    when: 'Day of delivery',
    who: 'We',
    text: `deliver, as an example one ${generationXSummary.name}: ${money(generationXSummary.pricePence)} and ${money(deliveryPence)} delivery (sample).`,
  },
  {
    when: `Within ${consumerDays.cancel} days`,
    who: 'You',
    text: 'tell us by e-mail, post or phone, in your own words or with the form below.',
  },
  {
    when: `Within ${consumerDays.sendBack} days after that`,
    who: 'You',
    text: `send it back. ${returnCost}`,
  },
  {
    when: `Within ${consumerDays.refund} days of getting it back`,
    who: 'We',
    text: `refund the price and the standard delivery charge: ${refund}. Or within ${consumerDays.refund} days of your proof of posting, if that comes first.`,
  },
];

const faulty: readonly Step[] = [
  {
    when: 'When you see it',
    who: 'You',
    text: 'call or write with the order number; a picture helps.',
  },
  {
    when: 'Then',
    who: 'We',
    text: 'arrange the repair or the collection. You do not pay for the return of a product that is faulty or not what you ordered.',
  },
  {
    when: `After ${consumerDays.reject} days`,
    who: 'You',
    text: 'can ask for a repair or a replacement and, if that fails, for your money back or a lower price.',
  },
];

/** When a product is faulty: who does what, by when and at whose cost. */
export function FaultSteps() {
  return (
    <ol className="plain-list mb-0">
      {faulty.map(({ when, who, text }) => (
        <Row as="li" key={when} className="gx-0 py-2 border-top">
          <Col as="p" lg={4} className="pe-lg-4 fw-semibold text-ink mb-0">
            {when}
          </Col>
          <Col as="p" lg={8} className="mb-0">
            <b>{who}</b> {text}
          </Col>
        </Row>
      ))}
    </ol>
  );
}

/** After a change of mind: who does what, by when and at whose cost. */
export function ReturnSteps() {
  return (
    <Row as="ol" className="gy-4 pt-3 pb-4 mb-0">
      {changedMind.map(({ when, who, text }) => (
        <Col as="li" key={when} md={6} lg={3}>
          <p className="item text-balance text-ink border-top border-dark pt-3 mb-2">{when}</p>
          <p className="text-pretty mb-0">
            <b>{who}</b> {text}
          </p>
        </Col>
      ))}
    </Row>
  );
}
