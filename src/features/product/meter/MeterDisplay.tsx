import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Fold } from '@/components/ui/Fold';
import type { MeterReading } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';

type MeterDisplayProps = { title: string; readings: readonly MeterReading[] };

/** What each reading of the meter's display calls for: two of them large, on their scales. */
export function MeterDisplay({ title, readings }: MeterDisplayProps) {
  const headingId = useId();
  return (
    <Section background="ink" labelledBy={headingId} isShort>
      <h2 data-aos="fade-up" id={headingId} className="mb-4">
        {title}
      </h2>
      <Row className="gy-4">
        {readings.map((reading) => (
          <Col key={reading.name} md={6}>
            <div className="border-top pt-3">
              <p className="mb-2">
                <b>{reading.name}</b>{' '}
                <span className={`num ms-1 ${reading.scale ? 'h3' : 'muted'}`}>
                  {grouped(Number(reading.display))} {reading.unit}
                </span>
              </p>
              {reading.scale && (
                <>
                  <h3 className={`h2 mb-3 ${isHigh(reading) ? 'text-ember' : 'text-cyan'}`}>{reading.verdict}</h3>
                  <Scale {...reading} {...reading.scale} isHigh={isHigh(reading)} />
                </>
              )}
              <Fold isShort summary={noBreakText(reading.decision)}>
                <p className="muted mb-0">{noBreakText(reading.text)}</p>
              </Fold>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}

/** In copper on the display as well. */
function isHigh({ display, above = Infinity }: MeterReading): boolean {
  return Number(display) > above;
}

type ScaleProps = Pick<MeterReading, 'name' | 'display'> & NonNullable<MeterReading['scale']> & { isHigh: boolean };

/** From clean at the left; a dot for what the display shows. */
function Scale({ name, display, from, to, marks, isHigh }: ScaleProps) {
  const gradient = useId();
  const across = (value: number) => `${(((value - from) / (to - from)) * 100).toFixed(1)}%`;
  return (
    <svg
      className="d-block w-100 mb-3"
      height="64"
      role="img"
      aria-label={`${name}: ${marks.map(({ value, label }) => `${grouped(value)}, ${label}`).join('; ')}`}
      fontSize="15"
      fill="var(--slate)"
    >
      <linearGradient id={gradient}>
        <stop stopColor="var(--cyan)" />
        <stop offset=".25" stopColor="var(--air)" />
        <stop offset=".75" stopColor="var(--ember)" />
      </linearGradient>
      <rect y="6" width="100%" height="4" fill={`url(#${gradient})`} />
      {marks.map(({ value, label }) => (
        <g key={value} textAnchor="middle">
          <line x1={across(value)} x2={across(value)} y1="1" y2="15" stroke="#fff" strokeWidth="2" />
          <text x={across(value)} y="36" fill="#fff" fontWeight="600">
            {grouped(value)}
          </text>
          <text x={across(value)} y="56">
            {label}
          </text>
        </g>
      ))}
      <circle
        cx={across(Number(display))}
        cy="8"
        r="7"
        fill={isHigh ? 'var(--ember)' : 'var(--cyan)'}
        stroke="var(--ink)"
        strokeWidth="3"
      />
    </svg>
  );
}
