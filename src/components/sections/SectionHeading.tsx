import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import styles from './SectionHeading.module.scss';

type SectionHeadingProps = { id?: string; title: ReactNode; lead?: ReactNode };

/** Heading on columns 1 to 7, lead on 9 to 12. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <Row className={`align-items-baseline ${styles.head}`}>
      <Col lg={7}>
        <h2 data-aos="fade-up" id={id}>
          {title}
        </h2>
      </Col>
      {lead && (
        <Col lg={{ span: 4, offset: 1 }}>
          <p className="lead text-balance">{lead}</p>
        </Col>
      )}
    </Row>
  );
}
