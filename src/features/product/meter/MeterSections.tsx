import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { Meter } from '@/data/products/product';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { specificationRows } from '@/data/products/specification-rows';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterSections.module.scss';

export type MeterPartProps = { title: string; meter: Meter };

export function MeterFeatures({ title, meter }: MeterPartProps) {
  const featuresId = useId();
  return (
    <Section tone="porcelain" labelledBy={featuresId} isShort>
      <Eyebrow label="What it reads" fact="PM2.5, PM10, CO₂ and formaldehyde" />
      <h2 data-aos="fade-up" id={featuresId} className="title mb-4">
        {title}
      </h2>
      <ParticleScale />
      {/* Three readings in the first row, two facts in the second. */}
      <Row className="gy-4 mt-4">
        {meter.features.map(({ title: name, text }, index) => (
          <Col key={name} lg={index < 3 ? 4 : 6}>
            <div className={`border-top pt-3 h-100 ${index < 3 ? 'border-dark' : ''}`}>
              <h3 className="mb-2">{name}</h3>
              <p className="muted mb-0">{noBreakUnits(text)}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}

export function MeterSpecification({ title, meter }: MeterPartProps) {
  const specificationId = useId();
  const views = meter.gallery.slice(1);
  return (
    <Section labelledBy={specificationId} isShort>
      <Row className="gy-5">
        <Col lg={7}>
          <h2 data-aos="fade-up" id={specificationId} className="title mb-4">
            {title}
          </h2>
          <SpecificationTable model={meter.model} rows={specificationRows(meter)} />
        </Col>
        <Col lg={{ span: 4, offset: 1 }}>
          <div className={`d-print-none ${styles.pictures}`}>
            {views.map(({ picture, alt }) => (
              <Picture key={picture.name} file={picture} alt={alt} sizes="(min-width: 992px) 420px, 50vw" />
            ))}
          </div>
        </Col>
      </Row>
    </Section>
  );
}

/** PM2.5 in µg/m³: 12 and 35 from docs/specification-coverage.md, row 287; 5 (a year) and 15 (24 hours) from the WHO guideline of 2021. */
const particleBands = [
  { value: 5, label: 'WHO, over a year', shortLabel: 'WHO, year' },
  { value: 12, label: 'Good', shortLabel: 'Good' },
  { value: 15, label: 'WHO, over a day', shortLabel: 'WHO, day' },
  { value: 35, label: 'Spikes stay below', shortLabel: 'Spikes below' },
];

type ParticleDrawingProps = {
  /** Length of the scale in SVG units. */
  width: number;
  /** The end of the scale in µg/m³. */
  fullScale: number;
  /** Scale factor of labels and leaders. */
  size: number;
  isShort?: boolean;
};

/** Every second label is below the bar, because 12 and 15 are close together. */
const isAbove = (index: number) => index % 2 === 0;

function ParticleDrawing({ width, fullScale, size, isShort = false }: ParticleDrawingProps) {
  const gradient = useId();
  const barY = 116 * size;
  const position = (value: number) => Math.round((value / fullScale) * width);
  const ticks = Array.from({ length: fullScale + 1 }, (_, value) => ({ value, long: value % 10 === 0 }));
  return (
    <svg viewBox={`0 0 ${width} ${Math.round(232 * size)}`} aria-hidden="true">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
        <stop stopColor="var(--teal)" />
        <stop offset=".24" stopColor="var(--air)" />
        <stop offset=".7" stopColor="var(--copper)" />
      </linearGradient>
      <rect y={barY} width={width} height="4" fill={`url(#${gradient})`} />
      <path
        stroke="var(--field)"
        d={ticks.map(({ value, long }) => `M${position(value)} ${barY}v${long ? 16 : 9}`).join('')}
      />
      {ticks
        .filter(({ long }) => long)
        .map(({ value }) => (
          <text
            key={value}
            x={position(value)}
            y={barY + 16 + 17 * size}
            textAnchor={value === 0 ? 'start' : position(value) > width - 12 ? 'end' : 'middle'}
            fontSize={14 * size}
            fill="var(--slate)"
          >
            {value}
          </text>
        ))}
      {particleBands.map(({ value, label, shortLabel }, index) => {
        const side = isAbove(index) ? -1 : 1;
        const atEnd = isShort && index === particleBands.length - 1;
        const text = { x: atEnd ? -8 : 10, textAnchor: atEnd ? 'end' : 'start' } as const;
        return (
          <g key={value} transform={`translate(${position(value)} ${barY + 2})`}>
            <path d={`M0 0V${side * 70 * size}`} stroke="var(--ink)" strokeWidth="1.5" />
            <circle r="6" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
            <text
              {...text}
              y={(side < 0 ? -40 : 66) * size}
              fontSize={38 * size}
              letterSpacing={-1.4}
              fill="var(--ink)"
            >
              {value}
            </text>
            <text {...text} y={(side < 0 ? -82 : 100) * size} fontSize={17 * size} fill="var(--slate)">
              {isShort ? shortLabel : label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const inWords = particleBands.map(({ value, label }) => `${value}, ${label}`).join('; ');

function ParticleScale() {
  return (
    <figure className={styles.scale}>
      <div role="img" aria-label={`PM2.5 in µg/m³, from clean to bad: ${inWords}`}>
        <div className="d-none d-md-block">
          <ParticleDrawing width={1000} fullScale={50} size={1} />
        </div>
        <div className="d-md-none">
          <ParticleDrawing width={340} fullScale={42} size={0.76} isShort />
        </div>
      </div>
      <figcaption className="small muted">PM2.5 in µg/m³, from clean to bad</figcaption>
    </figure>
  );
}
