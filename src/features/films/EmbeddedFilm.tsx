import { filmLength } from './film-length';
import { FilmFrame, type FilmFrameProps } from './FilmFrame';
import { FilmNotice } from './FilmNotice';
import { Transcript } from './Transcript';

/** A film within a text, with title and transcript. */
export function EmbeddedFilm(frame: Omit<FilmFrameProps, 'sizes'>) {
  const { film, poster, videoId } = frame;
  /** The frame cuts off the sides of a wider poster. */
  const isWider = poster.width / poster.height > 16 / 9;
  return (
    <figure>
      <FilmFrame {...frame} sizes={isWider ? '(min-width: 992px) 1110px, 131vw' : '(min-width: 992px) 845px, 100vw'} />
      <figcaption className="d-flex flex-wrap justify-content-between align-items-baseline column-gap-4">
        <p className="d-flex flex-wrap column-gap-3 mt-3 mb-1 small">
          <b>{film.title}</b>
          {!videoId && <span className="muted">{filmLength(film.durationS)}, no sound</span>}
        </p>
        {videoId ? (
          <p className="m-0 small muted">
            <FilmNotice />
          </p>
        ) : (
          <Transcript film={film} />
        )}
      </figcaption>
    </figure>
  );
}
