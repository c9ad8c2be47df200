import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import styles from './FilmSection.module.scss';

/** `task`: what the stage deals with. */
type FilmStage = { name: string; task: string };

export type FilmSectionProps = {
  title: string;
  lead: string;
  /** In the order of the air. */
  stages: readonly FilmStage[];
  poster: PictureFile;
  play: ReactNode;
};

function FilmStages({ stages }: Pick<FilmSectionProps, 'stages'>) {
  return (
    <ol className={`plain-list ${styles.list}`}>
      {stages.map(({ name, task }, index) => (
        <li key={name}>
          <span className={`d-block fw-medium small ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            {name}
            <small>{task}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function FilmSection({ title, lead, stages, poster, play }: FilmSectionProps) {
  const headingId = useId();
  return (
    <section className="on-dark" aria-labelledby={headingId}>
      <div className={`position-relative overflow-hidden ${styles.frame}`}>
        <Picture file={poster} alt="" sizes="(min-width: 992px) 840px, 540px" className={styles.poster ?? ''} />
        <Container
          fluid="xxl"
          className={`position-relative d-flex flex-column align-items-start justify-content-between h-100 ${styles.over}`}
        >
          <div className={`align-items-start w-100 ${styles.head}`}>
            <h2 id={headingId}>{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          {play}
        </Container>
      </div>
      <Container fluid="xxl" className={styles.stages}>
        <FilmStages stages={stages} />
      </Container>
    </section>
  );
}
