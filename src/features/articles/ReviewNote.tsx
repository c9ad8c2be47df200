import { longDate } from '@/lib/long-date';
import styles from './ReviewNote.module.scss';

export type ReviewNoteProps = {
  /** As in `2026-11-20`. */
  reviewedOn: string;
  note: string;
};

/** Above an article that is older than what it tells of: when it was checked, and what has changed. */
export function ReviewNote({ reviewedOn, note }: ReviewNoteProps) {
  return (
    <aside className={styles.note} aria-label="About this article">
      <p>
        <b>
          Reviewed <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>
        </b>
        {note}
      </p>
    </aside>
  );
}
