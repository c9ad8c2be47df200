import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';

type BuyingTermProps = {
  name: string;
  children: ReactNode;
};

/** A term of the sale with its explanation. */
export function BuyingTerm({ name, children }: BuyingTermProps) {
  return (
    <Col md={6} xl={4}>
      <dt className="mb-1 pt-2 pt-md-3 pt-xl-0 border-top border-top-xl-0 fw-semibold text-ink">{name}</dt>
      <dd>{children}</dd>
    </Col>
  );
}

/** Three columns, on the lines of the four of the page. */
export function BuyingTerms({ children }: { children: ReactNode }) {
  return (
    <Row as="dl" className="gy-3 gy-lg-4 mb-0">
      {children}
    </Row>
  );
}
