import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { GalleryPicture } from '@/data/products/product';
import styles from './Split.module.scss';

export type SplitProps = {
  picture: ReactNode;
  children: ReactNode;
  /** Of the words' column. */
  className?: string;
  /** From lg the words come first, and the picture is in the narrow column. */
  isMirrored?: boolean | undefined;
};

const wide = { lg: 6 };
const narrow = { lg: 6, xl: { span: 5, offset: 1 } };

/** A picture, which paper leaves out, and its words. Every block of a product page begins them on the same two lines. */
export function Split({ picture, children, className = '', isMirrored }: SplitProps) {
  return (
    <Row className="gy-4">
      <Col {...(isMirrored ? narrow : wide)} className={`d-print-none ${isMirrored ? 'order-lg-1' : ''}`}>
        {picture}
      </Col>
      <Col {...(isMirrored ? wide : narrow)} className={className}>
        {children}
      </Col>
    </Row>
  );
}

type SplitPictureProps = GalleryPicture & {
  /** In its own shape; else as tall as the words beside it. */
  isWhole?: boolean;
};

export function SplitPicture({ picture, alt, isWhole }: SplitPictureProps) {
  return (
    <Picture
      file={picture}
      alt={alt}
      sizes="(min-width: 992px) 640px, 100vw"
      className={`d-block w-100 ${isWhole ? 'h-auto' : styles.picture}`}
    />
  );
}
