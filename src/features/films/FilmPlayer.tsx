import { useEffect, useRef, useState, type ReactNode } from 'react';
import { env } from '@/config/env';
import type { Film } from '@/data/films/films';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './Film.module.scss';

type FilmPlayerProps = {
  film: Film;
  /** Stands over the last picture until the film plays again. */
  endCard?: ReactNode;
};

/** As wide as the frame of `Film.module.scss` is 4:5. */
const narrow = '(max-width: 43.7488em)';

/** Plays on mount, with captions. */
export function FilmPlayer({ film, endCard }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [{ mp4, webm }] = useState(() => (film.phone && window.matchMedia(narrow).matches ? film.phone : film));
  const [hasFailed, setHasFailed] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    video.current?.focus();
    // A blocked autoplay leaves the browser's controls.
    video.current?.play().catch(() => {});
  }, []);

  if (hasFailed) {
    return (
      <p className={`position-absolute inset-0 d-grid m-0 text-center p-4 text-white ${styles.failed}`} role="alert">
        The film did not load. <a href={mediaUrl(mp4)}>Open it as a file</a>, or read the transcript below.
      </p>
    );
  }
  return (
    <>
      <video
        ref={video}
        className={`border-0 ${styles.fill}`}
        aria-label={film.title}
        // Safari does not focus a video otherwise.
        tabIndex={0}
        controls
        playsInline
        preload="auto"
        // Captions from another host need CORS.
        crossOrigin={env.mediaBaseUrl ? 'anonymous' : undefined}
        onPlay={() => setHasEnded(false)}
        onEnded={() => setHasEnded(true)}
      >
        <source src={mediaUrl(webm)} type="video/webm" />
        <source src={mediaUrl(mp4)} type="video/mp4" onError={() => setHasFailed(true)} />
        <track kind="captions" src={mediaUrl(film.captions)} srcLang="en-GB" label="English" default />
      </video>
      {hasEnded && endCard && (
        <div className="position-absolute top-0 start-0 w-100 p-3 p-md-4 bg-ink text-white">{endCard}</div>
      )}
    </>
  );
}
