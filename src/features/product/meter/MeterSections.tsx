import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { co2PpmAt, outdoorCo2Ppm } from '@/domain/ventilation';
import { noBreakText } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import { Split, SplitPicture } from '../Split';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterSections.module.scss';

type MeterPartProps = { title: string; meter: Meter };

/** The meter on a counter, beside what it is like to use. */
export function MeterInUse({ meter }: { meter: Meter }) {
  const view = meter.gallery.at(-1);
  return (
    <Section isShort>
      <Split isBleeding picture={view && <SplitPicture {...view} />} className="d-grid gap-4 align-content-center">
        {meter.useNotes.map(({ title, text }) => (
          <div key={title} className="border-top border-dark pt-3">
            <h2 className="h3 mb-2">{title}</h2>
            <p className="muted mb-0">{noBreakText(text)}</p>
          </div>
        ))}
      </Split>
    </Section>
  );
}

/** Each reading with its scale, and what to do. */
export function MeterDecisions({ title, meter }: MeterPartProps) {
  const decisionsId = useId();
  return (
    <Section tone="porcelain" labelledBy={decisionsId} isShort>
      <h2 data-aos="fade-up" id={decisionsId} className="title mb-4">
        {title}
      </h2>
      <Row className="gy-4">
        {meter.decisions.map(({ title: name, text }, index) => (
          <Col key={name} md={index < scales.length ? 6 : 12}>
            <div className="border-top border-dark pt-3 h-100">
              <h3 className="mb-2">{name}</h3>
              {scales[index] && <ReadingScale {...scales[index]} />}
              <p className="muted mb-0 mw-lead">{noBreakText(text)}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}

export function MeterSpecification({ title, meter }: MeterPartProps) {
  const specificationId = useId();
  return (
    <Section labelledBy={specificationId} isShort>
      <h2 data-aos="fade-up" id={specificationId} className="title mb-4">
        {title}
      </h2>
      <div className={styles.twoColumns}>
        <SpecificationTable model={meter.model} rows={specificationRows(meter)} />
      </div>
    </Section>
  );
}

type ScaleProps = {
  /** What it measures, with its unit. */
  name: string;
  from: number;
  to: number;
  /** From one long tick to the next; ten short ones lie between. */
  step: number;
  /** `shift` moves the words of two marks that are close, in units of the drawing. */
  marks: readonly { value: number; label: string; shift?: number }[];
};

/** In the order of the decisions. */
const scales: readonly ScaleProps[] = [
  {
    name: 'PM2.5 in µg/m³',
    from: 0,
    to: 40,
    step: 10,
    // 12 and 35 from docs/specification-coverage.md, row 287; 5 (a year) and 15 (24 hours) from the WHO guideline of 2021.
    marks: [
      { value: 5, label: 'WHO, over a year' },
      { value: 12, label: 'Good', shift: -4 },
      { value: 15, label: 'WHO, over a day', shift: 6 },
      { value: 35, label: 'Spikes stay below' },
    ],
  },
  {
    name: 'CO₂ in ppm',
    from: 400,
    to: 1600,
    step: 400,
    marks: [
      { value: outdoorCo2Ppm, label: 'Outdoors' },
      { value: co2PpmAt(minLitresPerSecondEach, 'children'), label: `${minLitresPerSecondEach} L/s, children` },
      { value: co2PpmAt(minLitresPerSecondEach, 'adults'), label: `${minLitresPerSecondEach} L/s, adults` },
      { value: co2PpmAt(minLitresPerSecondEach / 2, 'adults'), label: `${minLitresPerSecondEach / 2} L/s, adults` },
    ],
  },
];

/** Upright, so that each figure has its words beside it. */
function ReadingScale({ name, from, to, step, marks }: ScaleProps) {
  const gradient = useId();
  const height = 270;
  const y = (value: number) => Number((10 + ((value - from) / (to - from)) * height).toFixed(1));
  const ticks = Array.from({ length: ((to - from) / step) * 10 + 1 }, (_, index) => from + (index * step) / 10);
  const longTicks = ticks.filter((_, index) => index % 10 === 0);
  return (
    <figure className={`mt-3 mb-4 ${styles.scale}`}>
      <figcaption className="label mb-2">{name}, from clean to bad</figcaption>
      <svg
        viewBox={`-28 0 368 ${height + 20}`}
        className="w-100 h-auto overflow-visible"
        role="img"
        aria-label={marks.map(({ value, label }) => `${value}, ${label}`).join('; ')}
      >
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={height}>
          <stop stopColor="var(--teal)" />
          <stop offset=".24" stopColor="var(--air)" />
          <stop offset=".7" stopColor="var(--copper)" />
        </linearGradient>
        <rect x="28" y={y(from)} width="4" height={height} fill={`url(#${gradient})`} />
        <path
          stroke="var(--field)"
          d={ticks.map((value) => `M28 ${y(value)}h${longTicks.includes(value) ? -12 : -7}`).join('')}
        />
        {longTicks.map((value) => (
          <text key={value} x="12" y={y(value) + 5} textAnchor="end" fontSize="13" fill="var(--slate)">
            {grouped(value)}
          </text>
        ))}
        {marks.map(({ value, label, shift = 0 }) => (
          <g key={value} transform={`translate(30 ${y(value)})`}>
            <path d={`M0 0H12L24 ${shift}H34`} fill="none" stroke="var(--ink)" strokeWidth="1.5" />
            <circle r="6" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
            <text x="42" y={shift + 8} fontSize="24" letterSpacing="-1" fill="var(--ink)">
              {grouped(value)}
            </text>
            <text x="112" y={shift + 7} fontSize="17" fill="var(--slate)">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
