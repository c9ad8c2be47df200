import { X } from 'lucide-react';
import { useId } from 'react';
import { Dialog } from '@/components/widgets/Dialog';
import styles from './FilmDialog.module.scss';
import { FilmFrame, type FilmFrameProps } from './FilmFrame';
import { FilmNotice } from './FilmNotice';
import { Transcript } from './Transcript';

type FilmDialogProps = Omit<FilmFrameProps, 'sizes' | 'playsAtOnce'> & {
  isOpen: boolean;
  onClose: () => void;
  note: string;
};

/** A film in a dialog. */
export function FilmDialog({ isOpen, onClose, note, ...frame }: FilmDialogProps) {
  const headingId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={headingId}
      className={`on-dark ${styles.panel}`}
      overlayClassName={`d-grid px-3 py-3 px-md-4 bg-ink position-fixed inset-0 overflow-auto ${styles.overlay}`}
    >
      <header className={'d-flex gap-4 align-items-center justify-content-between pb-3'}>
        <div>
          <h2 id={headingId} className="h3">
            {frame.film.title}
          </h2>
          <p className="mt-1 mb-0 small muted">{note}</p>
        </div>
        <button
          type="button"
          className={`d-flex flex-shrink-0 gap-2 align-items-center justify-content-end p-0 border-0 fw-semibold bg-transparent text-white text-cyan-hover ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <span className="d-none d-md-inline">Close</span>
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.film}>
        {/* A host's film waits for a second press: the notice about the host stands in this dialog. */}
        <FilmFrame {...frame} sizes="(min-width: 1328px) 1280px, 100vw" playsAtOnce={!frame.videoId} />
      </div>
      <div className={`pt-2 ${styles.foot}`}>
        {frame.videoId && (
          <p className="m-0 py-2 small muted">
            <FilmNotice />
          </p>
        )}
        {!frame.videoId && <Transcript film={frame.film} />}
      </div>
    </Dialog>
  );
}
