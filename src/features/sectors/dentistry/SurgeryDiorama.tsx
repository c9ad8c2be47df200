import { roomStreamlines } from '@/drawing/room-streamlines';
import type { PictureFile } from '@/assets/pictures/picture';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { choiceFor, machinesInWords } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { capitalised } from '@/lib/format/count-word';
import styles from './SurgeryDiorama.module.scss';

type DioramaProps = {
  picture: PictureFile;
  alt: string;
  sizes: string;
  priority?: boolean;
  caption?: string;
};

function Diorama({ picture, alt, sizes, priority = false, caption }: DioramaProps) {
  return (
    <figure className={styles.diorama}>
      <Picture file={picture} alt={alt} sizes={sizes} priority={priority} />
      <RoomAir air={roomStreamlines[picture.name]} fit="xMinYMid meet" />
      {caption && <figcaption className={`small ${styles.caption}`}>{caption}</figcaption>}
    </figure>
  );
}

const { surgery } = dentalRooms;
const caption = `${capitalised(machinesInWords(choiceFor(surgery)))} beside the chair`;

export function SurgeryDiorama() {
  return (
    <Diorama
      picture={roomDentistry}
      alt="Model of a dental surgery: a green chair, an orange stool, cabinets, and a white purifier at the wall beside the chair"
      sizes="(min-width: 992px) 50vw, 100vw"
      priority
      caption={caption}
    />
  );
}
