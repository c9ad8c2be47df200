import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { purifiers } from '@/data/purifiers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { keepUnits } from '@/lib/keep-units';
import { Diorama } from '../Diorama';
import { machinesOf } from '../machine-room';

const { surgery } = dentalRooms;
const caption = keepUnits(`${twoDecimals(roomVolumeM3(surgery))} m³, ${machinesOf(purifiers[surgery.model].model, 1)}`);

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
