import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { Picture } from '@/components/ui/Picture';
import styles from './AboutHero.module.scss';

type AboutHeroProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead: ReactNode;
  /** Machines, prices and the way to a quote. */
  offer: ReactNode;
  picture: PictureFile;
  pictureAlt: string;
  /** What the picture shows being measured. */
  reading: { figure: number; unit: string; text: string };
};

/** Title and reading beside the photograph of the measurement. */
export function AboutHero(props: AboutHeroProps) {
  const { title, current, trail, lead, offer, picture, pictureAlt, reading } = props;
  return (
    <header className={`position-relative ${styles.hero}`}>
      <Container fluid="xxl">
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
      </Container>
      <figure className={`m-0 ${styles.photo}`}>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 58vw, 100vw"
          hasPriority
          className="d-block w-100 h-100 object-fit-cover"
        />
        <figcaption className="position-absolute top-0 start-0 p-3 fine">Rendering</figcaption>
      </figure>
      <Container fluid="xxl" className="flex-grow-1 d-flex">
        <Row className="flex-grow-1">
          <Col lg={5} className="d-flex flex-column pe-lg-4">
            <p className="lead mt-3 mb-0">{lead}</p>
            {offer}
            <p className="mt-auto mb-0 py-4">
              <b className={`d-block mb-2 num ${styles.figure}`}>
                {reading.figure}
                <small className="unit">{` ${reading.unit}`}</small>
              </b>
              {reading.text}
            </p>
          </Col>
        </Row>
      </Container>
    </header>
  );
}
