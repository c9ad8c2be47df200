import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { consumerDays, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { returnCost } from '@/data/quote';
import { money } from '@/lib/format/money';
import { Arrow, Carton, groundY, Letter, Machine } from './OrderDrawings';

function Money({ children }: { children: string }) {
  return (
    <>
      <rect y={groundY - 72} width="118" height="72" rx="7" stroke="var(--ink)" fill="#fff" />
      <path d={`M0 ${groundY - 54}h118`} stroke="var(--ink)" strokeWidth="6" />
      <text x="59" y={groundY - 16} textAnchor="middle" fill="var(--ink)" fontSize="27">
        {children}
      </text>
      <Arrow x={134} isBack />
    </>
  );
}

type Step = { when: string; who: 'You' | 'We'; text: string; scene?: ReactNode };

const refund = money(generationXSummary.pricePence + deliveryPence);

const changedMind: readonly Step[] = [
  {
    when: 'Day of delivery',
    who: 'We',
    text: `deliver, as an example one ${generationXSummary.name}: ${money(generationXSummary.pricePence)} and ${money(deliveryPence)} delivery (sample).`,
    scene: (
      <>
        <Carton x={16} isOpen />
        <Machine x={98} />
      </>
    ),
  },
  {
    when: `Within ${consumerDays.cancel} days`,
    who: 'You',
    text: 'tell us by e-mail, post or phone, in your own words or with the form below.',
    scene: <Letter x={0} />,
  },
  {
    when: `Within ${consumerDays.sendBack} days after that`,
    who: 'You',
    text: `send it back. ${returnCost}`,
    scene: (
      <>
        <Carton x={0} />
        <Arrow x={66} />
      </>
    ),
  },
  {
    when: `Within ${consumerDays.refund} days of getting it back`,
    who: 'We',
    text: `refund the price and the standard delivery charge: ${refund}. If your proof that you sent it reaches us first, the days count from then.`,
    scene: <Money>{refund}</Money>,
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

/** After a change of mind: who does what, by when and at whose cost, drawn on one floor. */
export function ReturnSteps() {
  return (
    <Row as="ol" className="plain-list gx-0 gy-4 pt-4 pb-4">
      {changedMind.map(({ when, who, text, scene }) => (
        <Col as="li" key={when} lg={3}>
          <Row className="gx-0">
            <Col xs={4} lg={9}>
              <StaticSvg
                viewBox="-2 8 184 109"
                className="d-block w-100 h-auto overflow-visible"
                strokeWidth="1.4"
                aria-hidden="true"
              >
                <path d={`M-2 ${groundY}H182`} stroke="var(--ink)" />
                <path d={`M182 ${groundY}H243`} stroke="var(--ink)" className="d-none d-lg-inline" />
                {scene}
              </StaticSvg>
            </Col>
            <Col xs={8} lg={12} className="ps-3 ps-lg-0 pe-lg-4 pt-lg-3">
              <p className="text-balance item text-ink mb-1">{when}</p>
              <p className="text-pretty mb-0">
                <b>{who}</b> {text}
              </p>
            </Col>
          </Row>
        </Col>
      ))}
    </Row>
  );
}
