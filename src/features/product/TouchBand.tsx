import { Fragment, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { Picture } from '@/components/ui/Picture';
import { controls } from '@/data/products/controls';
import styles from './TouchBand.module.scss';

/** In pixels of the picture: the part that is shown, and the round glass within it, seen a little from the right. */
const part = '238 244 440 440';
const glass = 'translate(458.5 472.5) skewY(3) scale(1.12 1.22)';

/** Clockwise from the top, round the middle of the glass. */
function arc(radius: number, fromDeg: number, toDeg: number): string {
  const at = (deg: number) => {
    const angle = (deg * Math.PI) / 180;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  return `M${at(fromDeg)}A${radius} ${radius} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 1 ${at(toDeg)}`;
}

/** The glass without its figures. */
function DarkGlass() {
  return (
    <>
      <circle r="93.5" fill="var(--ink)" />
      <path d="M-64-64Q0-116 62-66Q0-92-64-64Z" fill="#fff" opacity="0.13" />
    </>
  );
}

type LitProps = { figure: string; above: string };

/** The ring is lit, with a figure within it. */
function Lit({ figure, above }: LitProps) {
  return (
    <>
      <DarkGlass />
      <g transform="translate(-3.5 -2)" fill="var(--slate-on-dark)" fontSize="17" textAnchor="middle">
        <path d={arc(77, -130, 130)} fill="none" stroke="var(--cyan)" strokeWidth="5" />
        <text y="-33" className="d-none d-lg-inline">
          {above}
        </text>
        <text y="24" fill="#fff" fontSize="64" letterSpacing="-2">
          {figure}
        </text>
      </g>
    </>
  );
}

const signs = {
  on: <path d="M371.6 270.6a13.4 14.6 0 1 0 15.7.6M379.4 265.8v12.8" />,
  speed: <path d="m442.8 275.5 7.6 10.8-7.6 10m8.6-20.5 7.6 10.6-7.6 10.1m8.6-20.3 7.6 10.3-7.6 10.7" />,
  moon: <path d="M540.3 276.8a14 15.2 0 1 0 6.5 17.5q-6.8 3.8-12 .8t-5.2-9.4 5.2-8.7z" />,
};

/**
 * What the glass shows after each of `controls`, and for how many of ten seconds the finger stays; the picture shows the first.
 */
const displays: readonly { face?: ReactNode; lit?: readonly (keyof typeof signs)[]; seconds?: number }[] = [
  { lit: ['on', 'moon'] },
  { face: <Lit above="Speed" figure="2" />, lit: ['on', 'speed'] },
  { face: <DarkGlass />, seconds: 3 },
  { face: <DarkGlass />, seconds: 10 },
];

/** A finger touches the rim of the glass; one that stays is drawn in its middle, with its seconds. */
function Finger({ seconds }: { seconds: number }) {
  if (seconds === 0)
    return (
      <g transform="translate(540 566)" stroke="var(--copper)">
        <circle r="27" fill="var(--copper)" />
        <circle r="41" strokeWidth="4" strokeDasharray="6 7" />
      </g>
    );
  return (
    <g transform="translate(458.5 472.5)">
      <circle r="58" fill="var(--copper)" />
      <text y="15" fill="#fff" fontSize="42" fontWeight="600" textAnchor="middle">
        {seconds} s
      </text>
    </g>
  );
}

/** Round the glass, the part of ten seconds for which a finger stays. */
function Held({ seconds }: { seconds: number }) {
  return (
    <g strokeWidth="11">
      <circle r="113" stroke="var(--grey-200)" />
      <path d={arc(113, 0, Math.min(seconds * 36, 359.9))} stroke="var(--copper)" />
    </g>
  );
}

/** The four touches of a display, each with its picture. */
export function TouchBand() {
  return (
    <Row as="ol" className="gy-4">
      {controls.map(({ touch, action }, index) => {
        const { face, lit = [], seconds = 0 } = displays[index] ?? {};
        return (
          <Col as="li" xs={6} lg={3} key={touch}>
            <div className={`position-relative overflow-hidden ratio-1x1 d-print-none bg-stage ${styles.photo}`}>
              <Picture file={genSDetail} alt="" sizes="(min-width: 62em) 860px, 470px" />
              <svg viewBox={part} fill="none" className="position-absolute inset-0 w-100 h-100" aria-hidden="true">
                <g stroke="var(--air)" strokeWidth="4">
                  {lit.map((sign) => (
                    <Fragment key={sign}>{signs[sign]}</Fragment>
                  ))}
                </g>
                <g transform={glass}>
                  {face}
                  {seconds > 0 && <Held seconds={seconds} />}
                </g>
                <Finger seconds={seconds} />
              </svg>
            </div>
            <h3 className="mt-3 mb-1">{touch}</h3>
            <p className="m-0">{action}.</p>
          </Col>
        );
      })}
    </Row>
  );
}
