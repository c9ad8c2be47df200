import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { recommendedChoice } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes, remainingShare } from '@/domain/clearance';
import styles from './PatientGap.module.scss';

const { rates } = recommendedChoice(dentalRooms.surgery);
const rings = [
  { radius: 196, ach: rateAch(rates.full) },
  { radius: 150, ach: rateAch(rates.chosen) },
];

/** A point of the dial, twelve o'clock being minute 0. */
function point(minute: number, radius: number): string {
  const angle = (minute / 30) * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** One minute of a ring, with a gap before the next. */
const arc = (minute: number, radius: number) =>
  `M${point(minute + 0.08, radius)}A${radius} ${radius} 0 0 1 ${point(minute + 0.92, radius)}`;

const ticks = Array.from({ length: 60 }, (_, minute) => {
  return `M${point(minute, 228)}L${point(minute, minute % 5 === 0 ? 242 : 234)}`;
}).join('');

type PatientGapProps = {
  title: string;
  /** In the middle of the dial. */
  minutes: number;
  readings: readonly { figure: string; text: string }[];
  note: ReactNode;
  /** What was asked before: one fold. */
  children: ReactNode;
};

/** The minutes after a patient on the dial of a clock: each has the colour of the particles left in it, until one in a
 * hundred is. Full speed outside, the working speed inside. */
export function PatientGap({ title, minutes, readings, note, children }: PatientGapProps) {
  const headingId = useId();
  return (
    <Section background="ink" labelledBy={headingId} className="overflow-hidden">
      <Row className="align-items-center row-gap-4">
        <Col lg={5}>
          <StaticSvg
            viewBox="-72 -246 320 492"
            className={`d-block overflow-visible ${styles.dial}`}
            aria-hidden="true"
          >
            <path d={ticks} stroke="var(--slate)" strokeWidth="1.5" />
            <g fill="none" strokeWidth="36">
              {rings.map(({ radius, ach }) => (
                <g key={radius}>
                  <circle r={radius} stroke="#fff" strokeOpacity=".05" />
                  {Array.from({ length: clearanceWholeMinutes(ach) }, (_, minute) => (
                    <g key={minute}>
                      <path d={arc(minute, radius)} stroke="var(--air)" />
                      <path
                        d={arc(minute, radius)}
                        stroke="var(--ember)"
                        strokeOpacity={remainingShare(ach, minute).toFixed(2)}
                      />
                    </g>
                  ))}
                </g>
              ))}
            </g>
            <text y="30" fontSize="132" textAnchor="middle" letterSpacing="-6" fill="#fff">
              {minutes}
            </text>
            <text y="68" fontSize="24" textAnchor="middle" fill="var(--slate)">
              minutes
            </text>
          </StaticSvg>
        </Col>
        <Col lg={7}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <ul className="plain-list mt-3 mt-lg-4">
            {readings.map(({ figure, text }) => (
              <li
                key={figure}
                className={`d-flex align-items-baseline gap-3 border-top py-2 py-lg-3 ${styles.reading}`}
              >
                <p className={`num h1 text-nowrap m-0 ${styles.figure}`}>{figure}</p>
                <p className="lead m-0">{text}</p>
              </li>
            ))}
          </ul>
          <p className="muted border-top pt-3 mb-2">{note}</p>
          {children}
        </Col>
      </Row>
    </Section>
  );
}
