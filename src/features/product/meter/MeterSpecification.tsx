import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import { outdoorCo2Ppm } from '@/domain/ventilation';
import { grouped } from '@/lib/format/number';
import { noBreakText } from '@/lib/format/no-break-units';
import { Split } from '../Split';
import { SpecificationTable } from '../tabs/SpecificationTable';

type MeterSpecificationProps = { title: string; meter: Meter };

/** The meter beside its specification. */
export function MeterSpecification({ title, meter }: MeterSpecificationProps) {
  const specificationId = useId();
  const view = meter.gallery[1];
  const [charge] = meter.useNotes;
  return (
    <Section labelledBy={specificationId} isShort>
      <Split
        isBleeding
        picture={
          view && (
            <Picture
              file={view.picture}
              alt={view.alt}
              sizes="(min-width: 992px) 1000px, 140vw"
              className="d-block w-100 h-auto h-lg-100 ratio-4x3 object-fit-cover"
            />
          )
        }
      >
        <h2 data-aos="fade-up" id={specificationId} className="mb-4">
          {title}
        </h2>
        <SpecificationTable model={meter.name} rows={specificationRows(meter)} isFolded />
        <h2 className="h3 mt-4 mb-2">{charge.title}</h2>
        <p className="muted mb-0">{noBreakText(charge.text)}</p>
      </Split>
    </Section>
  );
}

/** In the picture: 0 is outdoor air. */
const highPx = 112;

/** The air of a room between two readings: carbon dioxide falls the slower, the nearer it is to outdoor air. */
function Fall({ fromPpm, toPpm, limitPpm }: { fromPpm: number; toPpm: number; limitPpm: number }) {
  const y = (ppm: number) => Math.round(8 + highPx * (1 - (ppm - outdoorCo2Ppm) / (fromPpm - outdoorCo2Ppm)));
  const kept = (toPpm - outdoorCo2Ppm) / (fromPpm - outdoorCo2Ppm);
  const points = Array.from(
    { length: 21 },
    (_, index) => `${index * 5} ${y(outdoorCo2Ppm + (fromPpm - outdoorCo2Ppm) * kept ** (index / 20))}`,
  );
  return (
    <svg className="d-block mt-2" width="100%" height={highPx + 16} aria-hidden="true" fontSize="15" overflow="visible">
      <line x2="100%" y1={y(limitPpm)} y2={y(limitPpm)} stroke="var(--rule)" strokeWidth="2" />
      <text x="100%" y={y(limitPpm) - 8} textAnchor="end" fill="var(--slate)">
        {grouped(limitPpm)}: open a window
      </text>
      <svg width="100%" height={highPx + 16} viewBox={`0 0 100 ${highPx + 16}`} preserveAspectRatio="none">
        <path
          d={`M${points.join('L')}`}
          fill="none"
          stroke="var(--teal)"
          strokeWidth="2"
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle cx="8" cy={y(fromPpm)} r="8" fill="var(--copper)" />
      <circle cx="100%" cy={y(toPpm)} r="8" fill="var(--teal)" transform="translate(-8)" />
    </svg>
  );
}

/** One room late in the day and in the morning: what the readings are kept for. */
export function MeterReadings({ meter: { useNotes, co2Readings, readings } }: Pick<MeterSpecificationProps, 'meter'>) {
  const headingId = useId();
  const [, keep] = useNotes;
  const [late, morning] = co2Readings;
  const limitPpm = readings.find(({ unit }) => unit === 'ppm')?.above ?? 0;
  return (
    <Section labelledBy={headingId} background="ice" isShort className="overflow-hidden">
      <Row className="gy-4">
        <Col lg={5}>
          <h2 data-aos="fade-up" id={headingId} className="mb-3">
            {keep.title}
          </h2>
          <p className="lead mw-lead mb-0">{noBreakText(keep.text)}</p>
        </Col>
        <Col lg={7}>
          <div className="d-flex justify-content-between gap-3">
            {[late, morning].map(({ when, ppm }) => (
              <p key={when} className="mb-0">
                <b className={`h1 d-block num mb-2 ${ppm > limitPpm ? 'text-copper' : 'text-teal'}`}>
                  {grouped(ppm)} <small className="unit">ppm</small>
                </b>
                {when}
              </p>
            ))}
          </div>
          <Fall fromPpm={late.ppm} toPpm={morning.ppm} limitPpm={limitPpm} />
        </Col>
      </Row>
    </Section>
  );
}
