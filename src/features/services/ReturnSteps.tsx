import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { consumerDays, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { returnCost } from '@/data/quote';
import { money } from '@/lib/format/money';

/** Of the drawing, for 100 mm. Generation X: 340 × 760 mm, its carton 410 × 850 mm. */
const unit = 12;
const machine = { width: 3.4 * unit, height: 7.6 * unit };
const carton = { width: 4.1 * unit, height: 8.5 * unit };
const groundY = 116;

type PlacedProps = { x: number };

function Machine({ x }: PlacedProps) {
  const top = groundY - machine.height;
  return (
    <g stroke="var(--ink)" transform={`translate(${x} ${top})`}>
      <rect width={machine.width} height={machine.height} rx="6" fill="#fff" />
      <circle cx={machine.width / 2} cy="20" r="6" fill="var(--ink)" />
      <g strokeWidth="2.2" strokeDasharray="0.1 5" strokeLinecap="round">
        {[38, 46, 54, 62, 70, 78].map((y) => (
          <path key={y} d={`M8 ${y}h${machine.width - 14}`} />
        ))}
      </g>
    </g>
  );
}

function Carton({ x, isOpen = false }: PlacedProps & { isOpen?: boolean }) {
  const top = groundY - carton.height;
  const { width, height } = carton;
  return (
    <g stroke="var(--copper-700)" fill="var(--sand)" transform={`translate(${x} ${top})`} strokeLinejoin="round">
      <rect width={width} height={height} />
      {isOpen && <path d={`M0 0l-16 12M${width} 0l16 12`} />}
      <path d={`M0 18h${width}M10 ${height - 10}v-13m-4 5 4-5 4 5M24 ${height - 10}v-13m-4 5 4-5 4 5`} fill="none" />
      <rect x={width - 20} y="28" width="13" height="17" fill="#fff" />
    </g>
  );
}

function Letter() {
  return (
    <g stroke="var(--ink)" fill="none" transform={`translate(0 ${groundY - 90})`}>
      <rect width="68" height="90" fill="#fff" />
      <path d="M12 18h26M12 30h44M12 40h44M12 52h44M12 62h30" stroke="var(--slate)" />
      <path d="M12 79c6-9 8 6 13-2s7 4 12 0 8-2 12-1" stroke="var(--copper)" strokeWidth="2" />
    </g>
  );
}

/** Copper is what goes, blue is what comes back. */
function Arrow({ x, y = 74, isBack = false }: PlacedProps & { y?: number; isBack?: boolean }) {
  return (
    <path
      d={isBack ? `M${x + 44} ${y}h-44m8-6-8 6 8 6` : `M${x} ${y}h44m-8-6 8 6-8 6`}
      stroke={isBack ? 'var(--air)' : 'var(--copper)'}
      strokeWidth="2"
      fill="none"
    />
  );
}

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
    text: `deliver. Our example is one ${generationXSummary.name}: ${money(generationXSummary.pricePence)} and ${money(deliveryPence)} delivery (sample).`,
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
    scene: <Letter />,
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
    text: 'call or write with the order number and, if you can, a picture. Keep the box.',
  },
  {
    when: 'Then',
    who: 'We',
    text: 'arrange the repair or the collection. You do not pay for the return of a product that is faulty or not what you ordered.',
  },
  {
    when: `Within ${consumerDays.reject} days of delivery`,
    who: 'You',
    text: 'can reject a faulty product and have your money back.',
  },
  {
    when: 'After that',
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
            <Col xs={4} lg={12}>
              <StaticSvg viewBox="-2 8 260 109" className="d-block w-100 h-auto" strokeWidth="1.4" aria-hidden="true">
                <path d={`M-2 ${groundY}H258`} stroke="var(--ink)" />
                {scene}
              </StaticSvg>
            </Col>
            <Col xs={8} lg={12} className="ps-3 ps-lg-0 pe-lg-4 pt-lg-3">
              <p className="item text-ink mb-1">{when}</p>
              <p className="mb-0">
                <b>{who}</b> {text}
              </p>
            </Col>
          </Row>
        </Col>
      ))}
    </Row>
  );
}
