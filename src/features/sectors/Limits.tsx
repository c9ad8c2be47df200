import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';

export type LimitsProps = { title: string; children: ReactNode };

/** What a machine leaves to others, said once on a page. */
export function Limits({ title, children }: LimitsProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} className="py-5">
      <Row className="row-gap-3">
        <Col lg={5}>
          <h2 id={headingId} className="h3">
            {title}
          </h2>
        </Col>
        <Col lg={7}>
          <p className="m-0 small">{children}</p>
        </Col>
      </Row>
    </Section>
  );
}
