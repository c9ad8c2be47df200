import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './HowTested.module.scss';

const rows = [0, 1, 2];
/** Readings in the elevation: position across the outlet and length of the arrow. */
const readings = [
  { x: 143, length: 44 },
  { x: 171, length: 60 },
  { x: 199, length: 50 },
];
/** Generation X to scale, 340 × 760 mm at 0.3 units a mm. */
const machine = { x: 120, y: 146, width: 102, height: 228 };

type PipProps = { x: number; y: number; step: number };

/** Number of the step in the list beside the drawing. */
function Pip({ x, y, step }: PipProps) {
  return (
    <>
      <circle cx={x} cy={y} r="12" fill="var(--ink)" />
      <text x={x} y={y + 5} fill="#fff" fontWeight="600" textAnchor="middle">
        {step}
      </text>
    </>
  );
}

function Elevation() {
  return (
    <svg viewBox="4 44 352 336" fill="none" className="w-100 h-auto" aria-hidden="true">
      <g stroke="var(--intake)" strokeWidth="1.3">
        {rows.map((row) => (
          <path key={row} d={`M8 ${268 + row * 34}C50 ${268 + row * 34} 70 ${288 + row * 26} 114 ${288 + row * 26}`} />
        ))}
        {rows.map((row) => (
          <path
            key={row}
            d={`M300 ${276 + row * 34}C276 ${276 + row * 34} 262 ${288 + row * 26} 228 ${288 + row * 26}`}
          />
        ))}
      </g>
      <g stroke="var(--ink)" strokeWidth="1.4">
        <path d="M0 374.5H380" />
        <rect {...machine} rx="14" fill="#fff" />
        <circle cx="154" cy="188" r="11" />
        <g strokeWidth="3" strokeDasharray="0.1 7" strokeLinecap="round">
          {Array.from({ length: 13 }, (_, row) => (
            <path key={row} d={`M134 ${236 + row * 10}h76`} />
          ))}
        </g>
        <path d="M332 374V118M318 374h28" />
      </g>
      <path d="M332 118H171" stroke="var(--ink)" strokeWidth="2.4" />
      {readings.map(({ x, length }) => (
        <path key={x} d={`M${x} 110v${-length}m-5 8 5-8 5 8`} stroke="var(--air)" strokeWidth="1.5" />
      ))}
      {readings.map(({ x }) => (
        <circle key={x} cx={x} cy="118" r="3.4" fill="var(--teal)" />
      ))}
      <circle cx="171" cy="118" r="9" stroke="var(--copper)" strokeWidth="2.4" />
      <text x="212" y="102" fill="var(--slate)">
        anemometer
      </text>
      <text x="8" y="252" fill="var(--slate)">
        room air in
      </text>
      <Pip x={98} y={170} step={1} />
      <Pip x={332} y={97} step={2} />
    </svg>
  );
}

function OutletFromAbove() {
  return (
    <svg viewBox="20 36 352 336" fill="none" className="w-100 h-auto" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="1.4">
        <rect x="60" y="74" width="240" height="240" rx="40" fill="#fff" />
        <circle cx="180" cy="194" r="104" />
        <circle cx="180" cy="194" r="20" />
      </g>
      <path d="M372 194H180" stroke="var(--ink)" strokeWidth="2.4" />
      {rows.flatMap((row) =>
        rows.map((column) => (
          <circle key={`${row} ${column}`} cx={120 + column * 60} cy={134 + row * 60} r="4" fill="var(--teal)" />
        )),
      )}
      <circle cx="180" cy="194" r="11" stroke="var(--copper)" strokeWidth="2.4" />
      <text x="60" y="56" fill="var(--slate)">
        measuring points, from above
      </text>
      <text x="60" y="352" fill="var(--ink)" fontWeight="600" fontSize="20">
        mean speed × area = airflow
      </text>
      <Pip x={36} y={194} step={3} />
      <Pip x={36} y={347} step={4} />
    </svg>
  );
}

/** The airflow test of ISO 14644-3, as a drawing. */
function TestDrawing({ caption: { start, copper, blue } }: { caption: HowTestedProps['drawingCaption'] }) {
  return (
    <figure>
      <div
        className={`align-items-center p-3 p-md-4 bg-ice ${styles.views}`}
        role="img"
        aria-label="Drawing of the test: the probe of an anemometer is moved from point to point over the outlet of a running machine"
      >
        <Elevation />
        <OutletFromAbove />
      </div>
      <figcaption className="mt-2 small muted">
        {start} <b className="text-copper">{copper}</b> <b className="text-teal">{blue}</b>
      </figcaption>
    </figure>
  );
}

type HowTestedProps = {
  title: string;
  toReport: string;
  /** Each colour's words are shown in it. */
  drawingCaption: { start: string; copper: string; blue: string };
  lead: string;
  /** As many as the drawing has numbers. */
  steps: readonly [string, string, string, string];
};

/** How the airflow that the site calls tested was found. */
export function HowTested(props: HowTestedProps) {
  const { title, toReport, drawingCaption, lead, steps } = props;
  return (
    <Section tone="porcelain" labelledBy="tested-heading">
      <h2 data-aos="fade-up" id="tested-heading">
        {title}
      </h2>
      <p className="lead mt-3 mb-4 text-balance">{lead}</p>
      <TestDrawing caption={drawingCaption} />
      <Row as="ol" className="gy-3 mt-1">
        {steps.map((step, index) => (
          <Col as="li" sm={6} lg={3} key={step} className="d-flex gap-3">
            <b className="num text-copper">{index + 1}</b> {step}
          </Col>
        ))}
      </Row>
      <Row as="dl" className="gy-3 mt-3 mb-0">
        {calculatorModels.map(({ name, testedCadrM3PerHour }) => (
          <Col xs={6} lg={3} key={name}>
            <dt className="fw-normal muted pt-3 border-top border-dark">{purifiers[name].model}</dt>
            <dd className="title num mb-0">
              {grouped(testedCadrM3PerHour)} <small>m³/h</small>
            </dd>
          </Col>
        ))}
      </Row>
      <a className="d-inline-block mt-3" href={mediaUrl('downloads/sample-test-report.pdf')} download>
        {toReport}
      </a>
    </Section>
  );
}
