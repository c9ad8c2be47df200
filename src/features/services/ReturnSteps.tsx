import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { TermColumn } from '@/components/text/TermColumns';
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
    text: `Deliver, as an example one ${generationXSummary.name}: ${money(generationXSummary.pricePence)} and ${money(deliveryPence)} delivery (sample).`,
  },
  {
    when: `Within ${consumerDays.cancel} days`,
    who: 'You',
    text: 'Tell us by e-mail, post or phone, in your own words or with the form below.',
  },
  {
    when: `Within ${consumerDays.sendBack} days after that`,
    who: 'You',
    text: `Send it back. ${returnCost}`,
  },
  {
    when: `Within ${consumerDays.refund} days of getting it back`,
    who: 'We',
    text: `Refund the price and the standard delivery charge: ${refund}. Or within ${consumerDays.refund} days of your proof of posting, if that comes first.`,
  },
];

const faulty: readonly Step[] = [
  {
    when: 'When you see it',
    who: 'You',
    text: 'Call or write with the order number; a picture helps.',
  },
  {
    when: 'Then',
    who: 'We',
    text: 'Send a carrier for it, as we make no visits. You do not pay for the return of a product that is faulty or not what you ordered.',
  },
  {
    when: `After ${consumerDays.reject} days`,
    who: 'You',
    text: 'Ask for a repair or a replacement and, if that fails, for your money back or a lower price.',
  },
];

/** What the buyer does beside what we do, each in the order of time. */
function Sides({ steps }: { steps: readonly Step[] }) {
  return (
    <Row className="gy-4">
      {(['You', 'We'] as const).map((side) => (
        <Col md={6} key={side}>
          <h3 className="mb-2">{side}</h3>
          <Row as="dl" xs={1} className="gy-3 mb-0">
            {steps
              .filter(({ who }) => who === side)
              .map(({ when, text }) => (
                <TermColumn key={when} name={when}>
                  {text}
                </TermColumn>
              ))}
          </Row>
        </Col>
      ))}
    </Row>
  );
}

/** When a product is faulty: who does what, by when and at whose cost, and the law behind it. */
export function FaultSteps() {
  return (
    <>
      <Sides steps={faulty} />
      <p className="mt-4 pt-3 border-top mb-0">
        <b>By law</b> what you buy as a consumer must be of satisfactory quality, fit for its purpose and as described
        (Consumer Rights Act 2015). Claims may be made for up to six years, five in Scotland. The warranty adds to these
        rights and takes none of them away.
      </p>
    </>
  );
}

/** What happens after a change of mind, and by whom. */
export function ReturnSteps() {
  return <Sides steps={changedMind} />;
}
