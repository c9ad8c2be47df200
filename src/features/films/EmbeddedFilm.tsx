import styles from './Film.module.scss';
import { filmLength } from './film-length';
import { FilmFrame, type FilmFrameProps } from './FilmFrame';
import { FilmNotice } from './FilmNotice';
import { Transcript } from './Transcript';

export type EmbeddedFilmProps = Omit<FilmFrameProps, 'sizes'> & {
  sizes?: string;
};

export function EmbeddedFilm({ sizes = '(min-width: 992px) 760px, 100vw', ...frame }: EmbeddedFilmProps) {
  const { film, videoId } = frame;
  return (
    <figure>
      <FilmFrame {...frame} sizes={sizes} />
      <figcaption>
        <p className={`m-0 small ${styles.title}`}>
          <b>{film.title}</b>
          {!videoId && <span className="muted">{filmLength(film.durationS)}, no sound</span>}
        </p>
        <p className={styles.notice}>
          <FilmNotice fromHost={Boolean(videoId)} />
        </p>
        {!videoId && <Transcript film={film} />}
      </figcaption>
    </figure>
  );
}
