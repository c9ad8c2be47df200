import type { Film } from '@/data/films/films';
import styles from './Film.module.scss';

export type TranscriptProps = { film: Film };

export function Transcript({ film }: TranscriptProps) {
  return (
    <details className={`small ${styles.transcript}`}>
      <summary>Read the transcript</summary>
      <div className="muted">
        {film.transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
