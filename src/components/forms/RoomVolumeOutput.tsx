import { type ReactNode, useId } from 'react';
import styles from './RoomFields.module.scss';

type RoomVolumeOutputProps = { className: string | undefined; children: ReactNode };

/** The volume below the sides of a room. It is no live region: the form announces its whole result. */
export function RoomVolumeOutput({ className = '', children }: RoomVolumeOutputProps) {
  const id = useId();
  return (
    <div className={`d-flex gap-3 justify-content-between label ${styles.volume} ${className}`}>
      <span id={id}>Room volume</span>
      <output className="num" aria-labelledby={id} aria-live="off">
        {children}
      </output>
    </div>
  );
}
