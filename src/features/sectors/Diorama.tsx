import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import styles from './Diorama.module.scss';

export type DioramaProps = {
  /** A square model of a room. */
  picture: PictureFile;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** The room's volume and what the machine makes of it. */
  caption?: string;
};

/** A model of a room with the streamlines of its machine drawn over it: copper in, cyan out, at every size. Fills its box; its ground is that of the hero. */
export function Diorama({ picture, alt, sizes, priority = false, caption }: DioramaProps) {
  return (
    <figure className={styles.diorama}>
      <Picture file={picture} alt={alt} sizes={sizes} priority={priority} />
      <RoomAir air={roomStreamlines[picture.name]} fit="xMinYMid meet" />
      {caption && <figcaption className={`small ${styles.caption}`}>{caption}</figcaption>}
    </figure>
  );
}
