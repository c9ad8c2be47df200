import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import type { Film } from '@/data/films/films';
import { env } from '@/config/env';
import { mediaUrl } from '@/lib/links/media-url';
import { videoHostUrl } from './video-host';
import styles from './Film.module.scss';

/** A film, its poster, and where it plays from. */
export type FilmFrameProps = {
  film: Film;
  poster: PictureFile;
  posterAlt: string;
  /** Id on the video host; undefined plays our own film. */
  videoId?: string | undefined;
  sizes: string;
  /** For our own film in a dialog, which a press has opened. */
  playsAtOnce?: boolean;
  /** Stands over the last picture of our own film. */
  endCard?: ReactNode;
};

function VideoHostPlayer({ videoId, title }: { videoId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={`border-0 ${styles.fill}`}
      src={videoHostUrl(videoId)}
      title={title}
      allow="encrypted-media; picture-in-picture"
      // The host refuses to play without an origin.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

type FilmPlayerProps = {
  film: Film;
  /** Stands over the last picture until the film plays again. */
  endCard?: ReactNode;
};

/** As wide as the frame of `Film.module.scss` is 4:5. */
const narrow = '(max-width: 43.7488em)';

/** Plays on mount, with captions. */
function FilmPlayer({ film, endCard }: FilmPlayerProps) {
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
        <div className="position-absolute top-0 start-0 col-12 col-md-5 p-3 p-md-4 bg-ink text-white">{endCard}</div>
      )}
    </>
  );
}

/** Loads the film or the host's player only after a press. */
export function FilmFrame({ film, poster, posterAlt, videoId, sizes, playsAtOnce = false, endCard }: FilmFrameProps) {
  const [isPlaying, setIsPlaying] = useState(playsAtOnce);
  const isForPhones = isPlaying && !videoId && film.phone;
  return (
    <div
      className={`position-relative overflow-hidden ${styles.frame} ${isForPhones ? styles.forPhones : 'ratio-16x9'}`}
    >
      {!isPlaying ? (
        <>
          <Picture file={poster} alt={posterAlt} sizes={sizes} className={`border-0 ${styles.fill}`} />
          <button
            type="button"
            className={`position-absolute inset-0 d-grid w-100 border-0 bg-transparent text-white ${styles.play}`}
            aria-label={`Play the film: ${film.title.replace(/^Film: /, '')}`}
            onClick={() => setIsPlaying(true)}
          >
            <span className="d-grid rounded-circle">
              <Play size={36} strokeWidth={1.5} aria-hidden="true" />
            </span>
          </button>
        </>
      ) : videoId ? (
        <VideoHostPlayer videoId={videoId} title={film.title} />
      ) : (
        <FilmPlayer film={film} endCard={endCard} />
      )}
    </div>
  );
}
