import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PictureFile } from '@/assets/pictures/picture';
import type { Film } from '@/data/films/films';
import { mediaUrl } from '@/lib/links/media-url';
import { filmLength } from './film-length';
import styles from './PlayFilmButton.module.scss';

type PlayFilmButtonProps = {
  film: Film;
  label?: string;
  videoId?: string | undefined;
  poster: PictureFile;
  endCard?: ReactNode;
};

type DialogModule = typeof import('./FilmDialog');

const loadDialog = (): Promise<DialogModule> => import('./FilmDialog');

/** Opens a film in a dialog; says so where the player does not load. */
export function PlayFilmButton({ film, label = 'Play the film', videoId, poster, endCard }: PlayFilmButtonProps) {
  const note = videoId ? 'From YouTube' : `${filmLength(film.durationS)}, no sound, with captions`;
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open(): Promise<void> {
    try {
      const loaded = await loadDialog();
      flushSync(() => setDialog(loaded));
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`d-flex align-items-center p-0 border-0 fw-semibold text-start bg-transparent text-reset gap-3 ${styles.button}`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <span className={`d-grid flex-shrink-0 rounded-circle text-white ${styles.disc}`}>
          <Play size={28} strokeWidth={1.5} aria-hidden="true" />
        </span>
        <span>
          {label}
          <small className="d-block small muted fw-normal">{note}</small>
        </span>
      </button>
      {hasFailed && (
        <p role="alert" className={'small mt-2 mb-0'}>
          The player did not load.{' '}
          <a className="text-reset" href={mediaUrl(film.mp4)}>
            Open the film as a file
          </a>
          .
        </p>
      )}
      {dialog && (
        <dialog.FilmDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          film={film}
          note={note}
          videoId={videoId}
          poster={poster}
          posterAlt=""
          endCard={endCard}
        />
      )}
    </>
  );
}
