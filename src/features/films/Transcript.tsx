import type { Film } from '@/data/films/films';
import styles from './Film.module.scss';

type TranscriptProps = { film: Film };

/** What a film shows, in words. */
export function Transcript({ film }: TranscriptProps) {
  return (
    <details className={`small plus-fold ${styles.transcript}`}>
      <summary className="py-3 fw-medium">Read the transcript</summary>
      <div className="mw-prose py-1 muted">
        {film.transcript.map((paragraph) => (
          <p className="mb-2" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </details>
  );
}
