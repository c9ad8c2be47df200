import type { ReactNode } from 'react';
import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import styles from './RoomSplit.module.scss';

export type RoomSplitProps = {
  /** A square model of a room; its ground runs on into the section's. */
  picture: PictureFile;
  alt: string;
  /** The half of the page that the picture fills, up to the edge of the window. */
  side: 'left' | 'right';
  /** Id of the heading among the children. */
  labelledBy: string;
  /** Less high than wide: the whole room stands within it. */
  compact?: boolean;
  children: ReactNode;
};

/** A room on one half of the page, words on the other; on phones the words come first. */
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
