import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from './Section';

type RowSectionProps = { title: string; headingId: string; id?: string; className?: string; children: ReactNode };

/** A section of one row: its title, and beside it what it offers; on a phone as far as both have room. */
export function RowSection({ title, headingId, id, className = '', children }: RowSectionProps) {
  return (
    <Section {...(id && { id })} labelledBy={headingId} isRow className={className}>
      <Row className="py-3 row-gap-2 align-items-center">
        <Col xs="auto" lg={5} className="flex-grow-1 flex-lg-grow-0">
          <h2 id={headingId} className="item">
            {title}
          </h2>
        </Col>
        <Col xs="auto" lg={7}>
          {children}
        </Col>
      </Row>
    </Section>
  );
}
