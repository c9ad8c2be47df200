import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import styles from './FilmBand.module.scss';

export type FilmBandProps = { title: string; text: string; film: ReactNode };

/** The film of a product's category, with a line on what there is to see. */
export function FilmBand({ title, text, film }: FilmBandProps) {
  return (
    <Container fluid="xxl" className={styles.band ?? ''}>
      <Row className="gy-4">
        <Col lg={4}>
          <h2 className={styles.title}>{title}</h2>
          <p className="muted mb-0">{text}</p>
        </Col>
        <Col lg={8}>{film}</Col>
      </Row>
    </Container>
  );
}
