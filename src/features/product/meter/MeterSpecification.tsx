import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import { noBreakText } from '@/lib/format/no-break-units';
import { Split, SplitPicture } from '../Split';
import { SpecificationTable } from '../tabs/SpecificationTable';

type MeterSpecificationProps = { title: string; meter: Meter };

/** The meter on a counter beside its specification; below both, what it is like to use. */
export function MeterSpecification({ title, meter }: MeterSpecificationProps) {
  const specificationId = useId();
  const view = meter.gallery.at(-1);
  return (
    <Section labelledBy={specificationId} isShort>
      <Split isBleeding picture={view && <SplitPicture {...view} />}>
        <h2 data-aos="fade-up" id={specificationId} className="title mb-4">
          {title}
        </h2>
        <SpecificationTable model={meter.name} rows={specificationRows(meter)} />
      </Split>
      <Row className="gy-4 mt-3">
        {meter.useNotes.map(({ title: name, text }) => (
          <Col key={name} md={6}>
            <div className="border-top border-dark pt-3">
              <h3 className="mb-2">{name}</h3>
              <p className="muted mb-0">{noBreakText(text)}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
