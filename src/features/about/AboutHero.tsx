import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
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
        <p className="col-lg-5 pe-lg-4 mt-4 mb-0">
          <b className={`d-block mb-2 num ${styles.figure}`}>
            {reading.figure}
            <small className="unit">{` ${reading.unit}`}</small>
          </b>
          {reading.text}
        </p>
      </Container>
      <figure className={`m-0 ${styles.photo}`}>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 58vw, 100vw"
          hasPriority
          className="d-block w-100 h-100 object-fit-cover"
        />
        <figcaption className="px-3 px-lg-0 py-2 fine muted">Rendering</figcaption>
      </figure>
      <Container fluid="xxl">
        <div className="col-lg-5 pe-lg-4 pb-4">
          <p className="lead mt-2 mt-lg-4 mb-0">{lead}</p>
          {offer}
        </div>
      </Container>
    </header>
  );
}
