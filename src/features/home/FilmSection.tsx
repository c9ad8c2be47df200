import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import styles from './FilmSection.module.scss';

/** `task`: what the stage deals with. `at`: its place in the poster, in px. */
type FilmStage = { name: string; task: string; at: readonly [number, number] };

type FilmSectionProps = {
  title: string;
  lead: string;
  /** In the order of the air. */
  stages: readonly FilmStage[];
  poster: PictureFile;
  play: ReactNode;
};

/** The film of the stages with their list. */
export function FilmSection({ title, lead, stages, poster, play }: FilmSectionProps) {
  const headingId = useId();
  return (
    <section className="on-dark overflow-hidden" aria-labelledby={headingId}>
      <Container fluid="xxl" className={`align-items-center ${styles.film}`}>
        <div className={styles.text}>
          <h2 id={headingId}>{title}</h2>
          <p className="lead mt-3 text-pale">{lead}</p>
        </div>
        <div className={`position-relative ${styles.play}`}>{play}</div>
        <div className={`position-relative ${styles.still}`}>
          <Picture
            file={poster}
            alt=""
            sizes="(min-width: 992px) 1180px, 720px"
            className={`w-100 h-100 object-fit-cover ${styles.poster}`}
          />
          <Leaders stages={stages} />
        </div>
        <ol className={`plain-list d-flex flex-column-reverse ${styles.stages}`}>
          {stages.map(({ name, task }, index) => (
            <li key={name} className="position-relative">
              <span className="num label" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b className="item d-block">{name}</b>
                <span className="muted d-none d-md-inline">{task}</span>
              </span>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** From the parts of the still to the list beside it. */
function Leaders({ stages }: Pick<FilmSectionProps, 'stages'>) {
  return (
    <svg
      viewBox="1000 0 440 1080"
      className={`position-absolute h-100 overflow-visible ${styles.leaders}`}
      aria-hidden="true"
    >
      {stages.map(({ name, at: [x, y] }) => (
        <g key={name}>
          <path d={`M${x} ${y}H1290`} />
          <path d={`M1290 ${y}H1446`} className="d-none d-md-inline" />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
    </svg>
  );
}
