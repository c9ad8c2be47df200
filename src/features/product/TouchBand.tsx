import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { controls } from '@/data/products/controls';

/** Of the round display, in units of the drawing. */
const glass = { x: 160, y: 136, radius: 92 };

/** Clockwise from the top, round the middle of the glass. */
function arc(radius: number, fromDeg: number, toDeg: number): string {
  const at = (deg: number) => {
    const angle = (deg * Math.PI) / 180;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  return `M${at(fromDeg)}A${radius} ${radius} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 1 ${at(toDeg)}`;
}

type LitProps = { figure: string; above: string; below?: string };

/** The ring is lit, with a figure within it. */
function Lit({ figure, above, below }: LitProps) {
  return (
    <g fill="var(--slate-on-dark)" fontSize="17" textAnchor="middle">
      <path d={arc(76, -130, 130)} fill="none" stroke="var(--cyan)" strokeWidth="5" strokeLinecap="round" />
      <text y="-33">{above}</text>
      <text y="20" fill="#fff" fontSize="58" letterSpacing="-2">
        {figure}
      </text>
      <text y="46">{below}</text>
    </g>
  );
}

/** What the glass shows after each of `controls`, and for how many of ten seconds the finger stays. */
const displays: readonly { face: ReactNode; heldSeconds?: number }[] = [
  { face: <Lit above="PM2.5" figure="04" below="µg/m³" /> },
  { face: <Lit above="Speed" figure="2" /> },
  { face: null, heldSeconds: 3 },
  {
    face: (
      <>
        <Lit above="PM2.5" figure="04" below="µg/m³" />
        <circle cy="74" r="7" stroke="var(--ember)" strokeWidth="2" strokeDasharray="3 3" />
      </>
    ),
    heldSeconds: 10,
  },
];

function Finger() {
  return (
    <g transform="translate(216 202)" fill="none">
      <g transform="rotate(-34)">
        <path d="M-25 150V2a25 25 0 0 1 50 0v148" fill="#fff" stroke="var(--ink)" strokeWidth="1.6" />
        <path d="M-14 20V0a14 14 0 0 1 28 0v20q-14 7-28 0" fill="var(--sand)" stroke="var(--ink)" strokeWidth="1.3" />
      </g>
    </g>
  );
}

/** Ten seconds are a whole turn. */
function Held({ seconds }: { seconds: number }) {
  return (
    <g strokeWidth="5">
      <circle r="108" stroke="var(--mist)" />
      {seconds < 10 ? (
        <path d={arc(108, 0, seconds * 36)} stroke="var(--copper)" />
      ) : (
        <circle r="108" stroke="var(--copper)" />
      )}
    </g>
  );
}

/** The four touches of a display, each with a drawing. */
export function TouchBand() {
  return (
    <Row as="ol" className="gx-3 gy-4">
      {controls.map(({ touch, action }, index) => {
        const { face, heldSeconds } = displays[index] ?? {};
        return (
          <Col as="li" xs={6} lg={3} key={touch}>
            <svg
              viewBox="0 0 320 280"
              fill="none"
              className="d-block d-print-none w-100 h-auto bg-stage"
              aria-hidden="true"
            >
              <g transform={`translate(${glass.x} ${glass.y})`}>
                {heldSeconds && <Held seconds={heldSeconds} />}
                <circle r={glass.radius} fill="var(--ink)" />
                {face}
              </g>
              <Finger />
            </svg>
            <h3 className="mt-3 mb-1">{touch}</h3>
            <p className="m-0">{action}.</p>
          </Col>
        );
      })}
    </Row>
  );
}
