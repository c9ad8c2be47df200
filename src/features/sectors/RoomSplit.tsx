import type { ReactNode } from 'react';
import { roomStreamlines } from '@/drawing/room-streamlines';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import styles from './RoomSplit.module.scss';

export type RoomSplitProps = {
  picture: PictureFile;
  alt: string;
  side: 'left' | 'right';
  labelledBy: string;
  compact?: boolean;
  children: ReactNode;
};

export function RoomSplit({ picture, alt, side, labelledBy, compact = false, children }: RoomSplitProps) {
  return (
    <section
      className={`${styles.split} ${styles[side] ?? ''} ${compact ? styles.compact : ''}`}
      aria-labelledby={labelledBy}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.picture}>
        <Picture file={picture} alt={alt} sizes="(min-width: 992px) 50vw, 100vw" />
        <RoomAir air={roomStreamlines[picture.name]} fit={compact ? 'xMidYMid meet' : 'xMidYMid slice'} />
      </div>
    </section>
  );
}
