import styles from './HeroStreams.module.scss';

const count = 9;
const shares = Array.from({ length: count }, (_, index) => index / (count - 1));
const round = (value: number) => Math.round(value);

function intake(share: number, index: number): string {
  const start = 1080 + 199 * share;
  const end = 671 + 316 * share;
  return `M-3600 ${round(start + 120)}c1000-10 1700-110 2294-120s1180 ${round(end + 153 - (index % 2) * 30 - start)} 1736 ${round(end - start)}`;
}

function outlet(share: number): string {
  const start = 445 + 279 * share;
  const end = 50 + 415 * share;
  const rim = 199 - Math.sin(share * Math.PI) * 17;
  return `M${round(start)} ${round(rim)}C${round(start + 10)} ${round(50 + 90 * share)} ${round(738 + 100 * share)} ${round(53 + 150 * share)} 1170 ${round(end)}S2300 ${round(end + 560 * share)} 3200 ${round(end + 620 * share)}`;
}

/** Copper intake and cyan outlet streamlines in the 1200 units of the machine's picture. */
export function HeroStreams() {
  return (
    <svg viewBox="0 0 1200 1200" className={styles.streams} fill="none" strokeWidth="1.8" aria-hidden="true">
      <g className={styles.intake}>
        {shares.map((share, index) => (
          <path key={share} d={intake(share, index)} pathLength="1" />
        ))}
      </g>
      <g className={styles.outlet}>
        {shares.map((share) => (
          <path key={share} d={outlet(share)} pathLength="1" />
        ))}
      </g>
    </svg>
  );
}
