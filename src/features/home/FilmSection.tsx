import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { film, filmStages } from '@/data/pages/home/below-fold';
import styles from './FilmSection.module.scss';

export type FilmSectionProps = {
  poster: PictureFile;
  play: ReactNode;
};

function FilmStages() {
  return (
    <ol className={`plain-list ${styles.list}`}>
      {filmStages.map(({ name, deals }, index) => (
        <li key={name}>
          <span className={`d-block fw-medium small ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            {name}
            <small>{deals}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function FilmSection({ poster, play }: FilmSectionProps) {
  const headingId = useId();
  return (
    <section className="on-dark" aria-labelledby={headingId}>
      <div className={`position-relative overflow-hidden ${styles.frame}`}>
        <Picture file={poster} alt="" sizes="(min-width: 992px) 115vw, 540px" className={styles.poster ?? ''} />
        <Container
          fluid="xxl"
          className={`position-relative d-flex flex-column align-items-start justify-content-between h-100 ${styles.over}`}
        >
          <div className={`align-items-start w-100 ${styles.head}`}>
            <h2 id={headingId}>{film.title}</h2>
            <p className="lead">{film.lead}</p>
          </div>
          {play}
        </Container>
      </div>
      <Container fluid="xxl" className={styles.stages}>
        <FilmStages />
      </Container>
    </section>
  );
}
