import { eyeWard } from '@/assets/pictures/eye-ward';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import type { Sector } from './sector';

const { consultingRoom, treatmentRoom, bay, waitingArea } = wardRoomAnswers;
const bayM3 = roomVolumeM3(bay);
const inBay = choiceFor(bay);

export const healthCare: Sector = {
  key: 'healthCare',
  title: 'Clinical air purifiers for hospitals and clinics',
  metaTitle: 'Clinical air purifiers for hospitals and clinics',
  metaDescription:
    'Air purifiers for wards, treatment rooms and waiting areas: a ward drawn room by room, HTM 03-01 figures beside ours, and clearance times with assumptions.',
  promise: 'We size every room separately and show the sum.',
  rooms: [consultingRoom, treatmentRoom, bay, waitingArea],
  featured: {
    title: 'Machines for a ward',
    lead: 'Generation Y stands in bays, treatment and consulting rooms, Generation X in the waiting area and the nurses’ station.',
  },
  recommended: [
    { model: 'GEN Y', reason: 'Bays, treatment: for rooms on record' },
    { model: 'GEN X', reason: 'Waiting area: most air for its price' },
    { model: 'GEN Z', reason: 'Large rooms: fewer machines' },
  ],
  questionsTitle: 'Asked by estates and by infection control',
  questions: [
    {
      title: 'Does a purifier count towards HTM 03-01?',
      body: [
        'No. HTM 03-01 (2021) sets rates of ventilation, and a machine that recirculates the room’s own air is not ventilation. Record what it adds on a line of its own. Whether that suits a room is for estates and infection control to say.',
      ],
      evidence: 'htm-03-01',
    },
    {
      title: 'Can it stand in an isolation room?',
      body: [
        'We leave isolation rooms out of our plans, because they work by their own ventilation and pressure. If your ventilation engineer asks for a machine there, we supply the airflow figures.',
      ],
    },
    {
      title: 'How soon can a room be used again after a procedure?',
      body: [
        'Your own policy decides. The arithmetic gives the best case: in evenly mixed air 99% of the particles are gone in 46 minutes at 6 air changes an hour and in 28 at 10, once the source has stopped.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'Does it give off ozone?',
      body: [
        'Our 253.7 nm lamps make no ozone: oxygen only splits under light shorter than about 240 nm. We have published no ozone test of the whole machine with its ion stage yet; ask us for it before you order.',
      ],
      evidence: 'ozone',
    },
    {
      title: 'Can patients sleep beside it?',
      body: [
        rich`At speed 1 Generation Y stays below 20 dB(A). By day, size the room at the working speed; run at full speed between uses. In a four-bed bay of ${volumeInWords(bay)} m³ ${machinesInWords(inBay)} give ${rate(inBay.model, bayM3, { machines: inBay.machines, speed: inBay.speed })} air changes an hour ${speedInWords(inBay)}, and ${rate(inBay.model, bayM3, { machines: inBay.machines })} at full speed, at ${inBay.noiseAtDbA.full} dB(A). At night they give less than either.`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Who looks after the filters?',
      body: [
        'You, or we on a service contract. Clean the large-particulate filter every three months. On a ward, where the machine never stops, change the filter set every six months, with gloves and a mask, and dispose of it as your waste policy says.',
      ],
      evidence: 'filter-life',
    },
  ],
  certificate: { name: treatmentRoom.name, room: treatmentRoom },
  services: {
    title: 'Filters, service and a log for every machine',
    lead: 'On a service contract we clean, change and record each machine by room and date.',
  },
  calculator: {
    title: 'Work out one of your rooms',
    lead: 'Measure a room in metres. The table judges every model against our optimum of six air changes an hour.',
  },
  typicalRoom: 'consultingRoom',
  plan: {
    title: 'Plan a ward or clinic',
    lead: 'Send us the rooms. You get the sums for estates and for infection control to check.',
    topic: 'ward-or-clinic',
    send: [
      'Length, width and height of each room',
      'Its use, and the ventilation it has',
      'Where beds, doors and sockets are',
    ],
    back: [
      'The machines for each room, and their air changes',
      'Where each machine stands',
      'Filters and servicing of a year, priced',
    ],
    picture: {
      file: eyeWard,
      machineAt: 'centre',
      alt: 'A ward bay at eye level: an armchair with a blanket and an open book, Generation Y beside the locker with its lamp, and the end of a bed',
    },
  },
};
