import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import styles from './FilmBand.module.scss';

export type FilmBandProps = {
  title: string;
  text: string;
  scenes: readonly string[];
  film: ReactNode;
};

/** The film of a product's category with its scenes. */
export function FilmBand({ title, text, scenes, film }: FilmBandProps) {
  return (
    <Container fluid="xxl" className={styles.band ?? ''}>
      <Row className="gy-4">
        <Col lg={4} className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className="muted mb-0">{text}</p>
          <ol className={styles.scenes}>
            {scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </Col>
        <Col lg={8}>{film}</Col>
      </Row>
    </Container>
  );
}
