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
    <Col>
      <dt className="h3 mb-1 pt-3 border-top text-ink">{name}</dt>
      <dd>{children}</dd>
    </Col>
  );
}

type BuyingTermsProps = {
  /** In a wide window. */
  columns: 3 | 4;
  children: ReactNode;
};

/** Terms of the sale under each other, in wide windows in columns. */
export function BuyingTerms({ columns, children }: BuyingTermsProps) {
  return (
    <Row as="dl" xs={1} md={2} className={`gy-3 gy-lg-4 mb-0 ${columns === 4 ? 'row-cols-xl-4' : 'row-cols-xl-3'}`}>
      {children}
    </Row>
  );
}
