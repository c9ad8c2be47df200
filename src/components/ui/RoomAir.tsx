import type { Streamlines } from '@/assets/drawings/streamlines';
import styles from './RoomAir.module.scss';

export type RoomAirProps = {
  /** The air of a square picture, in its 1200 x 1200 units. */
  air: Streamlines | undefined;
  /** How the picture beneath fills its box. */
  fit: 'xMinYMid meet' | 'xMidYMid meet' | 'xMidYMid slice';
};

/** Streamlines over the picture of a room: copper towards the machine, cyan away from it. Lies over its positioned box. */
export function RoomAir({ air, fit }: RoomAirProps) {
  if (!air) return null;
  return (
    <svg
      className={styles.air}
      viewBox="0 0 1200 1200"
      preserveAspectRatio={fit}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={air.intake.join('')} stroke="#B9572A" opacity=".62" />
      <path d={air.outlet.join('')} stroke="#1493A0" opacity=".8" />
    </svg>
  );
}
