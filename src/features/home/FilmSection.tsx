import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import styles from './FilmSection.module.scss';

/** `task`: what the stage deals with. */
type FilmStage = { name: string; task: string };

type FilmSectionProps = {
  title: string;
  lead: string;
  /** In the order of the air. */
  stages: readonly FilmStage[];
  poster: PictureFile;
  play: ReactNode;
};

export function FilmSection({ title, lead, stages, poster, play }: FilmSectionProps) {
  const headingId = useId();
  return (
    <section className="on-dark overflow-hidden" aria-labelledby={headingId}>
      <Container fluid="xxl" className={`align-items-center ${styles.film}`}>
        <div className={styles.text}>
          <h2 id={headingId}>{title}</h2>
          <p className="lead mt-3 text-pale">{lead}</p>
        </div>
        <Picture
          file={poster}
          alt=""
          sizes="(min-width: 992px) 1120px, 720px"
          className={`w-100 object-fit-cover ${styles.poster}`}
        />
        <div className={`position-relative ${styles.play}`}>{play}</div>
        <ol className={`plain-list ${styles.stages}`}>
          {stages.map(({ name, task }, index) => (
            <li key={name} className="position-relative">
              <span className="num label" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b className="item d-block">{name}</b>
                <span className="small muted">{task}</span>
              </span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
