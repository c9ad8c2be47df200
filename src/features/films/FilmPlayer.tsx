import { useEffect, useRef, useState } from 'react';
import { env } from '@/config/env';
import type { Film } from '@/data/films/films';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './Film.module.scss';

export type FilmPlayerProps = { film: Film };

/** Plays on mount, with captions. */
export function FilmPlayer({ film }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    video.current?.focus();
    // A blocked autoplay leaves the browser's controls.
    video.current?.play().catch(() => {});
  }, []);

  if (hasFailed) {
    return (
      <p className={`position-absolute inset-0 d-grid m-0 text-center p-4 text-white ${styles.failed}`} role="alert">
        The film did not load. <a href={mediaUrl(film.mp4)}>Open it as a file</a>, or read the transcript below.
      </p>
    );
  }
  return (
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
    >
      <source src={mediaUrl(film.webm)} type="video/webm" />
      <source src={mediaUrl(film.mp4)} type="video/mp4" onError={() => setHasFailed(true)} />
      <track kind="captions" src={mediaUrl(film.captions)} srcLang="en-GB" label="English" default />
    </video>
  );
}
