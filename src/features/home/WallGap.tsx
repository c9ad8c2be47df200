import styles from './Drawing.module.scss';

const hatching = Array.from({ length: 8 }, (_, index) => `M10 ${index * 13 + 6}l-8 8`).join('');
const clean = [-2, -1, 0, 1, 2]
  .map((line) => `M206 ${55 + line * 16}C330 ${55 + line * 16} 400 ${55 + line * 26} 720 ${55 + line * 27}`)
  .join('');

/** A machine 20 cm from the wall, from above, with its clean air. */
export function WallGap() {
  return (
    <svg height="112" fill="none" className={`${styles.drawing} ${styles.cut}`}>
      <path d="M11 1v108" stroke="var(--ink)" strokeWidth="2" />
      <path d={hatching} stroke="var(--ink)" />
      <path d="M18 55h92M24 50l-7 5 7 5M104 50l7 5-7 5" stroke="var(--teal)" />
      <text x="64" y="44" textAnchor="middle" className={styles.strong}>
        20 cm
      </text>
      <rect x="116" y="14" width="82" height="82" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx="157" cy="55" r="24" stroke="var(--ink)" />
      <circle cx="157" cy="55" r="12" stroke="var(--ink)" />
      <path d={clean} stroke="var(--air)" strokeWidth="1.3" />
    </svg>
  );
}
