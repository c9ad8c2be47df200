import { personPath } from '@/drawing/person';
import styles from './Drawing.module.scss';

/** Somebody carries Generation X to the next room, to scale; Generation Z follows on its castors. */
export function Carrying() {
  return (
    <svg height="112" fill="none" stroke="var(--ink)" className={`${styles.drawing} ${styles.cut}`}>
      <path d="M0 111h720M306 111V-20M370 111V-20" />
      <g transform="translate(160)">
        <path d={personPath} transform="scale(.65)" fill="var(--mist)" stroke="none" />
        <path d="M6 34h22v49H6zM6 56h22" fill="#fff" />
        <circle cx="17" cy="43" r="4" />
        <path d="M2 48c-2 14-1 24 5 26M32 48c2 14 1 24-5 26" strokeWidth="4" stroke="var(--grey-300)" />
      </g>
      <path d="M30 34h30v70H30zM30 52h30" fill="var(--ink-700)" />
      <circle cx="35" cy="108" r="3" />
      <circle cx="55" cy="108" r="3" />
      <path d="M80 72h46m-7-5 7 5-7 5M214 72h76m-7-5 7 5-7 5" stroke="var(--teal)" />
    </svg>
  );
}
