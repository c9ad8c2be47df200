import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';

export type LimitsProps = { title: string; children: ReactNode };

/** What a machine leaves to others, said once on a page: a row among those that open. */
export function Limits({ title, children }: LimitsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-top py-4">
      <Container fluid="xxl">
        <Row className="row-gap-2">
          <Col lg={5}>
            <h2 id={headingId} className="h3">
              {title}
            </h2>
          </Col>
          <Col lg={7}>
            <p className="m-0">{children}</p>
          </Col>
        </Row>
      </Container>
    </section>
  );
}
