import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { roomStreamlines } from '@/drawing/room-streamlines';
import styles from './SurgeryDiorama.module.scss';

type SurgeryDioramaProps = { alt: string; caption: string };

export function SurgeryDiorama({ alt, caption }: SurgeryDioramaProps) {
  return (
    <figure className={`position-absolute m-0 ${styles.diorama}`}>
      <Picture file={roomDentistry} alt={alt} sizes="(min-width: 992px) 50vw, 100vw" priority />
      <RoomAir air={roomStreamlines[roomDentistry.name]} fit="xMinYMid meet" />
      <figcaption className={`small position-absolute ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
