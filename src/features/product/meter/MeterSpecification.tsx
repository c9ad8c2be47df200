import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import { noBreakText } from '@/lib/format/no-break-units';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterSpecification.module.scss';

type MeterSpecificationProps = { title: string; meter: Meter };

/** The meter beside its specification, then what it is like to use. */
export function MeterSpecification({ title, meter }: MeterSpecificationProps) {
  const specificationId = useId();
  const view = meter.gallery[1];
  return (
    <Section labelledBy={specificationId} isShort>
      <Row className="gy-4">
        <Col lg={6} className="d-flex">
          {view && (
            <figure className="d-flex flex-column flex-grow-1 d-print-none">
              <div className={`position-relative flex-grow-1 ratio-4x3 ${styles.picture}`}>
                <Picture file={view.picture} alt={view.alt} sizes="(min-width: 992px) 1000px, 140vw" />
              </div>
              <figcaption className="mt-2 muted">The next morning</figcaption>
            </figure>
          )}
        </Col>
        <Col lg={6}>
          <h2 data-aos="fade-up" id={specificationId} className="title mb-4">
            {title}
          </h2>
          <SpecificationTable model={meter.name} rows={specificationRows(meter)} isFolded />
        </Col>
        {meter.useNotes.map(({ title: name, text }) => (
          <Col key={name} lg={6}>
            <div className="border-top border-dark pt-3 h-100">
              <h2 className="h3 mb-2">{name}</h2>
              <p className="muted mb-0">{noBreakText(text)}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
