import { choiceFor, machinesInWords } from '@/data/room-answers';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { volumeInWords } from '@/domain/room';
import { keepUnits } from '@/lib/keep-units';
import { Diorama } from '../Diorama';

const { surgery } = dentalRooms;
const caption = keepUnits(`${volumeInWords(surgery)} m³, ${machinesInWords(choiceFor(surgery))}`);

/** The model of a surgery that opens the page. */
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
