import type { ReactNode } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { roomStreamlines } from '@/drawing/room-streamlines';
import styles from './RoomSplit.module.scss';

type RoomSplitProps = { picture: PictureFile; alt: string; labelledBy: string; children: ReactNode };

/** A rendered room on the left, text on the right. */
export function RoomSplit({ picture, alt, labelledBy, children }: RoomSplitProps) {
  return (
    <section className={`align-items-center overflow-hidden ${styles.split}`} aria-labelledby={labelledBy}>
      <div className={styles.text}>{children}</div>
      <div className={`position-relative ${styles.picture}`}>
        <Picture file={picture} alt={alt} sizes="(min-width: 992px) 50vw, 100vw" />
        <RoomAir air={roomStreamlines[picture.name]} fit="xMidYMid meet" />
      </div>
    </section>
  );
}
