import styles from './OutcomeArt.module.scss';

const streams = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

function inlet(endX: number): string {
  return streams
    .map((n) => `M-4 ${104 + 21 * n}C150 ${104 + 20 * n} 210 ${105 + 3 * n} ${endX} ${105 + 3 * n}`)
    .join('');
}

const outlet = streams
  .map((n) => `M300 ${105 + 3 * n}C390 ${105 + 3 * n} 440 ${100 + 26 * n} 606 ${102 + 28 * n}`)
  .join('');

export type OutcomeArtProps = { outcome: 'sent' | 'failed' };

export function OutcomeArt({ outcome }: OutcomeArtProps) {
  const isSent = outcome === 'sent';
  return (
    <svg
      viewBox={isSent ? '0 0 600 210' : '0 24 600 162'}
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.art} ${styles[outcome]}`}
      aria-hidden="true"
    >
      <path d={inlet(isSent ? 300 : 276)} className={styles.copper} />
      {isSent && <path d={outlet} className={styles.air} />}
      <circle cx="300" cy="105" r="34" className={styles.seal} />
      <path d={isSent ? 'M285 106l10 11 20-23' : 'M300 90v19M300 117v4'} className={styles.mark} />
    </svg>
  );
}
