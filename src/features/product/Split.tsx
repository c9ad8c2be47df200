import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';

type SplitProps = {
  picture: ReactNode;
  children: ReactNode;
  /** Of the words' column. */
  className?: string;
  /** The picture goes to both edges of a narrow window, from lg to the left one. */
  isBleeding?: boolean;
  /** Columns of the picture, of twelve. */
  pictureCols?: number;
};

/** A picture, which paper leaves out, and its words. Every block of a product page begins them on the same two lines. */
export function Split({ picture, children, className = '', isBleeding, pictureCols = 6 }: SplitProps) {
  return (
    <Row className={isBleeding ? undefined : 'gy-4'}>
      <Col lg={pictureCols} className={`d-print-none ${isBleeding ? 'mb-4 mb-lg-0 px-0 px-lg-3' : ''}`}>
        {isBleeding ? <div className="h-100 bleed-left">{picture}</div> : picture}
      </Col>
      <Col lg={12 - pictureCols} className={className}>
        {children}
      </Col>
    </Row>
  );
}
