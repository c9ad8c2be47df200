import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import type { Film } from '@/data/films/films';
import styles from './Film.module.scss';
import { FilmPlayer } from './FilmPlayer';
import { videoHostUrl } from './video-host';

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
