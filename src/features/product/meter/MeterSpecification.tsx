import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
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

/** One room late in the day and in the morning: what the readings are kept for. */
export function MeterReadings({ meter: { useNotes, co2Readings, readings } }: Pick<MeterSpecificationProps, 'meter'>) {
  const headingId = useId();
  const [, keep] = useNotes;
  const airAbovePpm = readings.find(({ unit }) => unit === 'ppm')?.advice?.above ?? 0;
  return (
    <Section labelledBy={headingId} background="ice" isShort>
      <Row className="gy-4">
        <Col lg={6}>
          <h2 data-aos="fade-up" id={headingId} className="mb-3">
            {keep.title}
          </h2>
          <p className="lead mw-lead mb-0">{noBreakText(keep.text)}</p>
        </Col>
        {co2Readings.map(({ when, ppm }) => (
          <Col key={when} sm={6} lg={3} as="p" className="mb-0">
            <b className={`h1 d-block num mb-2 ${ppm > airAbovePpm ? 'text-copper' : 'text-teal'}`}>
              {grouped(ppm)} <small className="unit">ppm</small>
            </b>
            {when}
          </Col>
        ))}
      </Row>
    </Section>
  );
}
