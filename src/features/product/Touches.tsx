import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { controls } from '@/data/products/controls';

type TouchMarkProps = { touches: number; seconds: number };

/** A longer touch turns the machine off on its way. */
const offSeconds = 3;

/** The mark of each of `controls`. */
const marks: readonly TouchMarkProps[] = [
  { touches: 1, seconds: 0 },
  { touches: 2, seconds: 0 },
  { touches: 0, seconds: offSeconds },
  { touches: 0, seconds: 10 },
];

/** A touch is a dot; a finger that stays, its share of ten seconds. */
function TouchMark({ touches, seconds }: TouchMarkProps) {
  return (
    <svg viewBox="-12 -12 264 24" className="d-block w-100 h-auto mt-2 mb-3" aria-hidden="true">
      <path d="M-12 0H252" stroke="var(--rule)" strokeWidth="2" />
      <g fill="var(--ember)" stroke="var(--ember)" strokeWidth="24" strokeLinecap="round">
        {Array.from({ length: touches }, (_, touch) => (
          <circle key={touch} cx={touch * 36} r="12" stroke="none" />
        ))}
        {seconds > 0 && <path d={`M0 0H${seconds * 24}`} />}
      </g>
      {seconds > offSeconds && (
        <g fill="var(--copper-900)" fontSize="14" fontWeight="600">
          <path d={`M${offSeconds * 24} -12V12`} stroke="var(--copper-900)" strokeWidth="2" />
          <text x={offSeconds * 24 + 8} dy="0.35em">
            off
          </text>
        </g>
      )}
    </svg>
  );
}

/** What each touch of a display does. */
export function Touches() {
  return (
    <Row as="ol" className="gy-4 mb-0">
      {controls.map(({ touch, action }, index) => (
        <Col as="li" sm={6} lg={3} key={touch}>
          <TouchMark {...(marks[index] ?? { touches: 1, seconds: 0 })} />
          <h3 className="mb-1">{touch}</h3>
          <p className="m-0">{action}.</p>
        </Col>
      ))}
    </Row>
  );
}
