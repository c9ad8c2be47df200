import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { Diorama } from '../Diorama';
import { machineAirChanges } from '../machine-room';
import { surgery } from './ladder-marks';

const airChanges = machineAirChanges({ ...surgery, model: 'GEN Y', machines: 1 });
const caption = `${twoDecimals(roomVolumeM3(surgery))} m³, one GEN Y: ${twoDecimals(airChanges)} air changes an hour`;

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
