import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import { HeadedSection } from '../HeadedSection';

type BayMinutesProps = {
  title: string;
  lead: string;
  /** Without the machines, then with them. */
  bars: readonly [Bar, Bar];
  /** Of the machines together. */
  noises: readonly Reading[];
};

type Reading = { title: string; figure: string; noiseDbA: number; text: string };

type Bar = {
  minutes: number;
  /** Each of its minutes has the colour of the particles left in it. */
  ach?: number;
  text: string;
};

/** Between two minutes, in minutes. */
const gap = 0.14;

/** A cell a minute. */
const cells = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => `M${from + index} 0h${1 - gap}v1h${gap - 1}z`).join('');

/** Ends of the scale of noise, in dB(A). */
const [quietest, loudest] = [15, 65];

const percentOf = (dbA: number) => `${((100 * (dbA - quietest)) / (loudest - quietest)).toFixed(1)}%`;

/** Where a noise lies between 20 and 60 dB(A). */
function NoiseScale({ noiseDbA }: { noiseDbA: number }) {
  return (
    <StaticSvg height="44" className="d-block w-100 overflow-visible" aria-hidden="true">
      <line x2="100%" y1="30" y2="30" stroke="var(--field)" />
      <line x2={percentOf(noiseDbA)} y1="30" y2="30" stroke="var(--air)" strokeWidth="4" />
      {[20, 40, 60].map((dbA) => (
        <g key={dbA}>
          <line x1={percentOf(dbA)} x2={percentOf(dbA)} y1="24" y2="30" stroke="var(--field)" />
          <text x={percentOf(dbA)} y="16" fontSize="14" fill="var(--slate)" textAnchor="middle">
            {dbA}
          </text>
        </g>
      ))}
      <circle cx={percentOf(noiseDbA)} cy="30" r="6" fill="var(--air)" />
    </StaticSvg>
  );
}

function ReadingText({ title, figure, text, noiseDbA }: Reading) {
  return (
    <Col as="li" lg={4}>
      <NoiseScale noiseDbA={noiseDbA} />
      <Row as="p" className="g-0 m-0 align-items-baseline">
        <Col as="b" xs={5} lg={12} className="num title">
          {figure}
        </Col>
        <Col as="span" xs={7} lg={12} className="ps-3 ps-lg-0">
          <b className="d-block">{title}</b> <span className="d-block muted">{text}</span>
        </Col>
      </Row>
    </Col>
  );
}

/** How soon the air of a bay is clear, as two rows of minutes; below them its noise by the hour. */
export function BayMinutes({ title: heading, lead, bars, noises }: BayMinutesProps) {
  const [{ minutes: longest }] = bars;
  return (
    <HeadedSection title={heading} lead={lead}>
      <ul className="plain-list d-grid row-gap-3">
        {bars.map(({ minutes, ach, text }) => (
          <li key={text}>
            <p className="d-flex align-items-baseline column-gap-3 mb-1">
              <b className="num title text-nowrap">{minutes} min</b> {text}
            </p>
            <StaticSvg
              viewBox={`0 0 ${longest - gap} 1`}
              preserveAspectRatio="none"
              height="28"
              className="d-block w-100 overflow-visible"
              aria-hidden="true"
            >
              <path d={cells(0, minutes)} fill={ach ? 'var(--air)' : 'var(--ink)'} />
              {ach &&
                Array.from({ length: minutes }, (_, minute) => (
                  <path
                    key={minute}
                    d={cells(minute, minute + 1)}
                    fill="var(--ember)"
                    fillOpacity={remainingShare(ach, minute).toFixed(2)}
                  />
                ))}
              <path
                d={cells(minutes, longest)}
                fill="none"
                stroke="var(--mist)"
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </StaticSvg>
          </li>
        ))}
      </ul>
      <Row as="ul" className="row-gap-3 mt-4 mt-lg-5">
        {noises.map((reading) => (
          <ReadingText key={reading.title} {...reading} />
        ))}
      </Row>
    </HeadedSection>
  );
}
