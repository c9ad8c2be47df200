import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import type { Meter } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import { specificationRows } from '@/data/products/specification-rows';
import { Split, SplitPicture } from '../Split';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterSections.module.scss';

type MeterPartProps = { title: string; meter: Meter };

/** The meter on a counter, beside what it is like to use. */
export function MeterInUse({ meter }: { meter: Meter }) {
  const view = meter.gallery.at(-1);
  return (
    <Section isShort>
      <Split picture={view && <SplitPicture {...view} />} className="d-grid gap-4">
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

export function MeterDecisions({ title, meter }: MeterPartProps) {
  const decisionsId = useId();
  return (
    <Section tone="porcelain" labelledBy={decisionsId} isShort>
      <h2 data-aos="fade-up" id={decisionsId} className="title mb-4">
        {title}
      </h2>
      <ParticleScale />
      <Row className="gy-4 mt-4">
        {meter.decisions.map(({ title: name, text }) => (
          <Col key={name} md={6} lg={4}>
            <div className="border-top border-dark pt-3 h-100">
              <h3 className="mb-2">{name}</h3>
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

/** PM2.5 in µg/m³: 12 and 35 from docs/specification-coverage.md, row 287; 5 (a year) and 15 (24 hours) from the WHO guideline of 2021. */
const particleBands = [
  { value: 5, label: 'WHO, over a year' },
  { value: 12, label: 'Good', shift: -4 },
  { value: 15, label: 'WHO, over a day', shift: 4 },
  { value: 35, label: 'Spikes stay below' },
];

const fullScale = 40;
const ticks = Array.from({ length: fullScale + 1 }, (_, value) => ({ value, long: value % 10 === 0 }));

/** Every second label is below the bar, because 12 and 15 are close together. */
function LyingScale() {
  const gradient = useId();
  const width = 1000;
  const barY = 116;
  const x = (value: number) => (value / fullScale) * width;
  return (
    <svg viewBox={`0 0 ${width} 232`} aria-hidden="true" className="d-none d-md-block">
      <ScaleColours id={gradient} x2={width} />
      <rect y={barY} width={width} height="4" fill={`url(#${gradient})`} />
      <path
        stroke="var(--field)"
        d={ticks.map(({ value, long }) => `M${x(value)} ${barY}v${long ? 16 : 9}`).join('')}
      />
      {ticks
        .filter(({ long }) => long)
        .map(({ value }) => (
          <text
            key={value}
            x={x(value)}
            y={barY + 33}
            textAnchor={value === 0 ? 'start' : value === fullScale ? 'end' : 'middle'}
            fontSize="14"
            fill="var(--slate)"
          >
            {value}
          </text>
        ))}
      {particleBands.map(({ value, label }, index) => {
        const isAbove = index % 2 === 0;
        // Near the end the words stand before their line.
        const words = x(value) > 800 ? ({ x: -10, textAnchor: 'end' } as const) : { x: 10 };
        return (
          <g key={value} transform={`translate(${x(value)} ${barY + 2})`}>
            <path d={`M0 0V${isAbove ? -70 : 70}`} stroke="var(--ink)" strokeWidth="1.5" />
            <circle r="6" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
            <text {...words} y={isAbove ? -40 : 66} fontSize="38" letterSpacing={-1.4} fill="var(--ink)">
              {value}
            </text>
            <text {...words} y={isAbove ? -82 : 100} fontSize="17" fill="var(--slate)">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** For phones: upright, so that each figure has its words beside it. */
function UprightScale() {
  const gradient = useId();
  const height = 270;
  const y = (value: number) => 10 + (value / fullScale) * height;
  return (
    <svg viewBox={`-4 0 344 ${height + 20}`} aria-hidden="true" className="d-md-none">
      <ScaleColours id={gradient} y2={height} />
      <rect x="28" y={y(0)} width="4" height={height} fill={`url(#${gradient})`} />
      <path stroke="var(--field)" d={ticks.map(({ value, long }) => `M28 ${y(value)}h${long ? -12 : -7}`).join('')} />
      {ticks
        .filter(({ long }) => long)
        .map(({ value }) => (
          <text key={value} x="12" y={y(value) + 5} textAnchor="end" fontSize="13" fill="var(--slate)">
            {value}
          </text>
        ))}
      {particleBands.map(({ value, label, shift = 0 }) => (
        <g key={value} transform={`translate(30 ${y(value)})`}>
          <path d={`M0 0H12L24 ${shift}H34`} fill="none" stroke="var(--ink)" strokeWidth="1.5" />
          <circle r="6" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
          <text x="42" y={shift + 8} fontSize="24" letterSpacing="-1" fill="var(--ink)">
            {value}
          </text>
          <text x="82" y={shift + 7} fontSize="17" fill="var(--slate)">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function ScaleColours(axis: { id: string; x2?: number; y2?: number }) {
  return (
    <linearGradient gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="0" {...axis}>
      <stop stopColor="var(--teal)" />
      <stop offset=".24" stopColor="var(--air)" />
      <stop offset=".7" stopColor="var(--copper)" />
    </linearGradient>
  );
}

const inWords = particleBands.map(({ value, label }) => `${value}, ${label}`).join('; ');

function ParticleScale() {
  return (
    <figure className={styles.scale}>
      <figcaption className="label mb-2">PM2.5 in µg/m³, from clean to bad</figcaption>
      <div role="img" aria-label={`PM2.5 in µg/m³, from clean to bad: ${inWords}`}>
        <LyingScale />
        <UprightScale />
      </div>
    </figure>
  );
}
