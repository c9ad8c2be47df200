import { eyeWard } from '@/assets/pictures/eye-ward';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { written } from '@/domain/written';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import type { Sector } from './sector';

const { consultingRoom, treatmentRoom, bay, waitingArea } = wardRoomAnswers;
const bayM3 = roomVolumeM3(bay);
const inBay = choiceFor(bay);

/** The Health Care page: wards, treatment and consulting rooms, waiting areas. */
export const healthCare: Sector = {
  key: 'healthCare',
  title: 'Clinical air purifiers for hospitals and clinics',
  metaTitle: 'Clinical air purifiers for hospitals and clinics',
  metaDescription:
    'Air purifiers for wards, treatment rooms and waiting areas: a ward drawn room by room, HTM 03-01 figures beside ours, and clearance times with assumptions.',
  promise: 'Each kind of room on a ward holds its own volume of air. We size each by itself, formula included.',
  rooms: [consultingRoom, treatmentRoom, bay, waitingArea],
  featured: {
    title: 'For the bay, the waiting area and the desk between them',
    lead: 'Generation Y stands in bays, treatment and consulting rooms, Generation X in the waiting area and the nurses’ station.',
  },
  recommended: [
    { model: 'GEN Y', reason: 'Bays, treatment: wiped down, on record' },
    { model: 'GEN X', reason: 'Waiting area: most air for its price' },
    { model: 'GEN Z', reason: 'Large rooms: fewer machines' },
  ],
  questionsTitle: 'Asked by estates and by infection control',
  questions: [
    {
      title: 'Does a purifier count towards HTM 03-01?',
      body: [
        'No. HTM 03-01 (2021) sets ventilation rates, 6 air changes an hour for a general clinical area and 10 for a treatment room, and a machine that recirculates the room’s own air is not ventilation. What it adds is clean air on top, which you can calculate and record separately. Whether that is acceptable for a room is for your estates team and your infection control lead to say.',
      ],
      evidence: 'htm-03-01',
    },
    {
      title: 'Can it stand in an isolation room?',
      body: [
        'We leave isolation rooms out of our plans. Such a room works by its own ventilation and its pressure against the corridor, and anything that moves air inside it belongs in that design. If your ventilation engineer asks for a machine there, we will supply the airflow figures for the calculation.',
      ],
    },
    {
      title: 'How soon can a room be used again after a procedure?',
      body: [
        'Your own policy decides. The arithmetic is public: minutes to remove 99% equal 276 divided by the air changes per hour, so 46 minutes at 6 and 28 at 10. It takes evenly mixed air and nothing still giving off particles, and real rooms are slower, so treat it as the best case.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'What will our infection control team want to see?',
      body: [
        'Airflow measured with ISO 14644 clean-room test methods. Filters tested and classified to ISO 29463. H13 HEPA: at least 99.95% at the most penetrating particle size; 99.97% at 0.3 µm. And the air change rate of each room with the formula it came from, which we write up room by room as a calculation record, not a regulatory approval.',
      ],
      evidence: 'filter-class',
    },
    {
      title: 'Does it give off ozone?',
      body: [
        'Our 253.7 nm lamps make no ozone. Oxygen only splits under light shorter than about 240 nm, and the UV-C lamps are above that. They sit inside the case, behind the filters, out of sight.',
      ],
      evidence: 'ozone',
    },
    {
      title: 'Can patients sleep beside it?',
      body: [
        written`At speed 1 Generation Y stays below 20 dB(A). By day, size the room at the working speed; run at full speed between uses. In a four-bed bay of ${volumeInWords(bay)} m³ ${machinesInWords(inBay)} give ${rate(inBay.model, bayM3, { machines: inBay.machines, speed: inBay.speed })} air changes an hour ${speedInWords(inBay)}, and ${rate(inBay.model, bayM3, { machines: inBay.machines })} at full speed, at ${inBay.noiseAtDbA.full}. At night they give less than either.`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Who looks after the filters?',
      body: [
        'You, or we under a service contract. The large-particulate filter is cleaned every three months and the filters replaced every 6 to 12; a machine that never stops reaches 4,380 hours in six months, so on a ward plan for two changes a year. Dispose of used filters as your waste policy says for the room they came from.',
      ],
      evidence: 'filter-life',
    },
  ],
  certificate: { name: treatmentRoom.name, room: treatmentRoom },
  services: {
    title: 'A log for every machine',
    lead: 'Cleaned, changed and written down by room and by date, so that nobody has to remember which bay is due.',
  },
  calculator: {
    title: 'Work out one of your rooms',
    lead: 'A bay, a clinic room, a day room: three lengths in metres, and every model judged against our optimum of six an hour.',
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
      'Where they stand, 20 cm from the wall',
      'Filters and servicing of a year, priced',
    ],
    picture: {
      file: eyeWard,
      machineAt: 'centre',
      alt: 'A ward bay at eye level: an armchair with a blanket and an open book, Generation Y beside the locker with its lamp, and the end of a bed',
    },
  },
};
