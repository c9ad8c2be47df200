import styles from './LoadingNote.module.scss';

type LoadingNoteProps = {
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
};

/** How much of the model is loaded, from 0 to 1, and a way to stop. */
export function LoadingNote({ share, onStop }: LoadingNoteProps) {
  return (
    <div className={`d-flex position-absolute align-items-center mx-auto bg-white label ${styles.note}`}>
      <p role="status" className="m-0 text-nowrap">
        Loading the model
      </p>
      <progress max={1} value={share} aria-label="Loading the model">
        {Math.round(share * 100)}%
      </progress>
      <button type="button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
