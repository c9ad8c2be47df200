import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { GalleryPicture } from '@/data/products/product';
import styles from './Split.module.scss';

type SplitProps = {
  picture: ReactNode;
  children: ReactNode;
  /** Of the words' column. */
  className?: string;
};

/** A picture, which paper leaves out, and its words. Every block of a product page begins them on the same two lines. */
export function Split({ picture, children, className = '' }: SplitProps) {
  return (
    <Row className="gy-4">
      <Col lg={6} className="d-print-none">
        {picture}
      </Col>
      <Col lg={6} xl={{ span: 5, offset: 1 }} className={className}>
        {children}
      </Col>
    </Row>
  );
}

/** As tall as the words beside it. */
export function SplitPicture({ picture, alt }: GalleryPicture) {
  return (
    <Picture
      file={picture}
      alt={alt}
      sizes="(min-width: 992px) 640px, 100vw"
      className={`d-block w-100 ${styles.picture}`}
    />
  );
}
