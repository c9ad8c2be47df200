import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { costPrices } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { money } from '@/lib/format/money';

const yearMonths = 12;
const [soonest, latest] = filterCare.changeMonths;
const setPence = costPrices.filterSetPence['GEN X'];

/** Ends of the spans of so many months in a year, in percent. */
function endsOf(months: number): number[] {
  return Array.from({ length: yearMonths / months }, (_, index) => ((index + 1) * months * 100) / yearMonths);
}

const quarters = endsOf(filterCare.cleanMonths);

function Visits() {
  return (
    <>
      <line x1="0" x2="100%" y1="20" y2="20" stroke="var(--rule)" strokeWidth="2" />
      {quarters.map((end) => (
        <circle key={end} cx={`${end}%`} cy="20" r="9" fill="var(--teal)" />
      ))}
    </>
  );
}

/** A set that fills with dust until the next. */
function Sets({ months }: { months: number }) {
  const dust = useId();
  const share = (months * 100) / yearMonths;
  return (
    <>
      <linearGradient id={dust}>
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="var(--slate)" />
      </linearGradient>
      {endsOf(months).map((end) => (
        <rect
          key={end}
          x={`${end - share}%`}
          width={`${share}%`}
          y="6"
          height="28"
          fill={`url(#${dust})`}
          stroke="var(--field)"
        />
      ))}
      {endsOf(months).map((end) => (
        <line key={end} x1={`${end}%`} x2={`${end}%`} y1="0" y2="40" stroke="var(--copper)" strokeWidth="4" />
      ))}
    </>
  );
}

type Lane = { name: string; text: string; price: string; sum: string; strip: ReactNode };

const lanes: readonly Lane[] = [
  {
    name: 'Large-particulate filter',
    text: `cleaned every ${filterCare.cleanMonths} months`,
    price: `${quarters.length} × ${money((costPrices.servicingPence * filterCare.cleanMonths) / yearMonths)}, by us`,
    sum: money(costPrices.servicingPence),
    strip: <Visits />,
  },
  {
    name: 'Filter set, office hours',
    text: `changed after ${latest} months`,
    price: 'one set',
    sum: money(setPence),
    strip: <Sets months={latest} />,
  },
  {
    name: 'Filter set, day and night',
    text: `changed after ${soonest} months`,
    price: `${yearMonths / soonest} × ${money(setPence)}`,
    sum: money((setPence * yearMonths) / soonest),
    strip: <Sets months={soonest} />,
  },
];

/** What is done to a machine in a year, month by month, and what it costs. */
export function FilterYear() {
  return (
    <div className="grid-row mt-3 mb-4 px-3 px-lg-4 pt-3 pt-lg-4 pb-2 bg-porcelain">
      <Row className="gx-4 align-items-end pb-2">
        <Col lg={3} className="fw-semibold text-ink">
          One {generationXSummary.model}, one year
        </Col>
        <Col lg={7} className="d-none d-lg-block" aria-hidden="true">
          <svg className="d-block w-100 overflow-visible small num" height="20">
            {quarters.map((end, index) => (
              <text key={end} x={`${end}%`} y="14" textAnchor="middle" fill="var(--slate)">
                {(index + 1) * filterCare.cleanMonths} months
              </text>
            ))}
          </svg>
        </Col>
        <Col lg={2} className="d-none d-lg-block text-end small muted">
          Samples
        </Col>
      </Row>
      <ul className="plain-list border-top border-dark">
        {lanes.map(({ name, text, price, sum, strip }, index) => (
          <li key={name} className={`py-3 ${index > 0 ? 'border-top' : ''}`}>
            <Row className="gx-4 gy-2 align-items-center">
              <Col xs={8} lg={3}>
                <b className="d-block text-ink">{name}</b>
                <span className="small muted">{text}</span>
              </Col>
              <Col xs={12} lg={7} className="order-last order-lg-0">
                <svg className="d-block w-100 overflow-visible" height="40" aria-hidden="true">
                  {strip}
                </svg>
              </Col>
              <Col xs={4} lg={2} className="text-end">
                <b className="d-block h3 mb-0 num text-ink">{sum}</b>
                <span className="small muted">{price}</span>
              </Col>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}
