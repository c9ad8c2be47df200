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
  /** What we promise, in large type. */
  promise: string;
  lead: ReactNode;
  /** The way to a quote and to the film. */
  children: ReactNode;
  picture: PictureFile;
  pictureAlt: string;
};

/** Title and promise beside the photograph of the measurement. */
export function AboutHero({ title, current, trail, promise, lead, children, picture, pictureAlt }: AboutHeroProps) {
  return (
    <header className={`position-relative pt-head ${styles.hero}`}>
      <Container fluid="xxl">
        <Breadcrumb trail={trail} current={current} />
        <h1 className="visually-hidden">{title}</h1>
        <h2 className="h1 col-lg-5 pe-lg-4 mb-0">{promise}</h2>
      </Container>
      <div className={styles.photo}>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 58vw, 100vw"
          hasPriority
          className="d-block w-100 h-100 object-fit-cover"
        />
      </div>
      <Container fluid="xxl">
        <div className="col-lg-5 pe-lg-4 pb-4 pb-lg-5">
          <p className="lead mt-4 mb-0">{lead}</p>
          {children}
        </div>
      </Container>
    </header>
  );
}
