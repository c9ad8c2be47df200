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
      <g fill="var(--slate-on-dark)" fontSize="17" textAnchor="middle">
        <path d={arc(80, -130, 130)} fill="none" stroke="var(--cyan)" strokeWidth="5" />
        <text y="-33">{above}</text>
        <text y="24" fill="#fff" fontSize="64" letterSpacing="-2">
          {figure}
        </text>
      </g>
    </>
  );
}

const signs = {
  on: <path d="M369 271.5a14.8 14.8 0 1 0 20.5-.3M379.3 265v14" />,
  speed: <path d="m443 276 8.5 11-9.5 10.5m12-21 8.5 11-9.5 10.5m12-20 8.5 11-9.5 10.5" />,
  moon: <path d="M538 275.5a15.5 15.5 0 1 0 11 21.5 3 3 0 0 0-4-1q-11 4-13-6t8-11.5a1.6 1.6 0 0 0-2-3Z" />,
};

/**
 * What the glass shows after each of `controls`, and for how many of ten seconds the finger stays; the picture shows
 * the first.
 */
const displays: readonly { face?: ReactNode; lit?: readonly (keyof typeof signs)[]; seconds: number }[] = [
  { seconds: 0.4, lit: ['on', 'moon'] },
  { face: <Lit above="Speed" figure="2" />, lit: ['on', 'speed'], seconds: 0.4 },
  { face: <DarkGlass />, seconds: 3 },
  { face: <DarkGlass />, seconds: 10 },
];

/** Where the finger touches the glass; round a finger that stays, the part of ten seconds for which it stays. */
function Touch({ seconds }: { seconds: number }) {
  if (seconds < 1)
    return (
      <g transform="translate(540 566)" stroke="var(--ember)">
        <circle r="24" fill="var(--copper)" strokeWidth="0" />
        <circle r="37" strokeWidth="3" strokeDasharray="6 6" />
      </g>
    );
  return (
    <g transform="translate(540 566)" stroke="#fff">
      <circle r="66" fill="#fff" strokeWidth="0" />
      <circle r="42" fill="var(--copper)" strokeWidth="0" />
      <circle r="54" stroke="var(--grey-200)" strokeWidth="10" />
      <path d={arc(54, 0, Math.min(seconds * 36, 359.9))} stroke="var(--copper)" strokeWidth="10" />
      <text y="13" fill="#fff" fontSize="36" fontWeight="600" strokeWidth="0" textAnchor="middle">
        {seconds} s
      </text>
    </g>
  );
}

/** Ten seconds from left to right. */
function Seconds({ seconds }: { seconds: number }) {
  return (
    <svg viewBox="0 0 320 20" className="d-block d-print-none w-100 h-auto mt-2" aria-hidden="true">
      <path d="M0 16.5H320" stroke="var(--grey-200)" />
      <path d="M32.5 10v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6m32-6v6" stroke="var(--grey-200)" />
      <path d={`M0 15H${seconds * 32}`} stroke="var(--copper)" strokeWidth="10" />
      {seconds > 3 && <path d="M96 10v10" stroke="#fff" strokeWidth="2" />}
    </svg>
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
                <g transform={glass}>{face}</g>
                <Touch seconds={seconds} />
              </svg>
            </div>
            <Seconds seconds={seconds} />
            <h3 className="mt-2 mb-1">{touch}</h3>
            <p className="m-0">{action}.</p>
          </Col>
        );
      })}
    </Row>
  );
}
