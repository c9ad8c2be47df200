import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';

type TermColumnProps = {
  name: string;
  /** A name that says it all. */
  isLarge?: boolean;
  children: ReactNode;
};

/** A term with its explanation under it. */
export function TermColumn({ name, isLarge = false, children }: TermColumnProps) {
  return (
    <Col>
      <dt className={`mb-1 pt-3 border-top ${isLarge ? 'h3 fw-normal' : 'item'}`}>{name}</dt>
      <dd className="mb-0">{children}</dd>
    </Col>
  );
}

const wideColumns = { 2: '', 3: 'row-cols-xl-3', 4: 'row-cols-xl-4' };

type TermColumnsProps = {
  /** In a wide window. */
  columns: keyof typeof wideColumns;
  className?: string;
  children: ReactNode;
};

/** Terms under each other, in wide windows in columns. */
export function TermColumns({ columns, className = 'mb-0', children }: TermColumnsProps) {
  return (
    <Row as="dl" xs={1} md={2} className={`gy-3 gy-lg-4 ${wideColumns[columns]} ${className}`}>
      {children}
    </Row>
  );
}
