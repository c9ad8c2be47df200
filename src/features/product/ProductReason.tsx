import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { LargeKeyFigures } from '@/components/sections/LargeKeyFigures';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import type { ReasonToBuy as Reason } from '@/data/products/product';
import styles from './ProductReason.module.scss';

type ProductReasonProps = Reason & {
  /** Shows the reason: beside a picture above the words, or over the figures. */
  drawing?: ReactNode;
};

/** Why to choose this machine and no other. */
export function ProductReason({ title, text, picture, picturePlace, facts, factsNote, drawing }: ProductReasonProps) {
  const headingId = useId();
  const isBeside = picturePlace !== 'above';
  const figure = (
    <Picture
      file={picture.picture}
      alt={picture.alt}
      sizes={
        isBeside ? '(min-width: 992px) 640px, 100vw' : '(min-width: 1400px) 1280px, (min-width: 768px) 100vw, 175vw'
      }
      className={`d-block w-100 ${styles.picture} ${isBeside ? '' : styles.withDrawing}`}
    />
  );
  const heading = (
    <h2 data-aos="fade-up" id={headingId} className="title m-0">
      {title}
    </h2>
  );
  const words = (
    <>
      <p className="lead m-0">
        <RichText text={text} />
      </p>
      {isBeside && drawing}
      {facts.length > 0 && <LargeKeyFigures figures={facts} note={factsNote} />}
    </>
  );
  return (
    <Section isShort labelledBy={headingId} className="d-print-none">
      {picturePlace === 'right' && (
        <Row className="gy-4">
          <Col lg={5} className="d-grid gap-4 align-self-center">
            {heading}
            {words}
          </Col>
          <Col lg={{ span: 6, offset: 1 }}>{figure}</Col>
        </Row>
      )}
      {picturePlace === 'left' && (
        <Row className="gy-4">
          <Col lg={6}>{figure}</Col>
          <Col lg={{ span: 5, offset: 1 }} className="d-grid gap-4 align-self-center">
            {heading}
            {words}
          </Col>
        </Row>
      )}
      {picturePlace === 'above' && (
        <Row className="gy-4">
          <Col md={7} lg={8}>
            {figure}
          </Col>
          <Col md={5} lg={4} className="order-1 order-md-0">
            {drawing}
          </Col>
          <Col lg={5}>{heading}</Col>
          <Col lg={{ span: 6, offset: 1 }} className="d-grid gap-4">
            {words}
          </Col>
        </Row>
      )}
    </Section>
  );
}
