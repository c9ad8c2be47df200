import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { Diorama } from '../Diorama';
import { machineAirChanges } from '../machine-room';
import { surgery } from './ladder-marks';

const airChanges = machineAirChanges({ ...surgery, model: 'GEN Y', machines: 1 });
const caption = `${twoDecimals(roomVolumeM3(surgery))} m³, one GEN Y: ${twoDecimals(airChanges)} air changes an hour`;

/** Seven lines that gather over the floor towards the lower half of the machine, in the picture's units. */
const intake = Array.from({ length: 7 }, (_, index) => {
  const t = index / 6;
  const from = `${Math.round(150 + t * 330)} ${Math.round(742 + t * 196)}`;
  const bends = `${Math.round(360 + t * 190)} ${Math.round(760 + t * 150)} ${Math.round(610 + t * 70)} ${Math.round(760 + t * 64)}`;
  return `M${from}C${bends} 824 ${Math.round(752 + t * 74)}`;
});

/** Eight lines that rise from its top and spread along the far wall. */
const outlet = Array.from({ length: 8 }, (_, index) => {
  const t = index / 7;
  const bends = `${Math.round(826 + t * 50)} ${Math.round(470 + t * 34)} ${Math.round(640 - t * 30)} ${Math.round(372 + t * 44)}`;
  return `M${Math.round(832 + t * 54)} 624C${bends} ${Math.round(96 + t * 30)} ${Math.round(392 + t * 196)}`;
});

/** The model of a surgery that opens the page. */
export function SurgeryDiorama() {
  return (
    <Diorama
      picture={roomDentistry}
      alt="Model of a dental surgery with a purifier beside the chair"
      sizes="(min-width: 992px) 50vw, 100vw"
      priority
      intake={intake}
      outlet={outlet}
      caption={caption}
    />
  );
}
