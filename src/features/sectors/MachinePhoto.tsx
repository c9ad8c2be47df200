import { Picture } from '@/components/ui/Picture';
import type { PictureFile } from '@/assets/pictures/picture';
import styles from './MachinePhoto.module.scss';

type MachinePhotoProps = {
  file: PictureFile;
  alt: string;
  side: 'left' | 'right';
  /** Its outlet fills the picture. */
  isClose?: boolean;
};

/** A machine close up, in its column and on to that edge of the window. */
export function MachinePhoto({ file, alt, side, isClose = false }: MachinePhotoProps) {
  return (
    <div className={`position-relative break-avoid ${styles.photo} ${styles[side]} ${isClose ? styles.close : ''}`}>
      <Picture file={file} alt={alt} sizes="(min-width: 62em) 60vw, 100vw" />
    </div>
  );
}
