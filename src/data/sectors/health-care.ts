import { eyeWard } from '@/assets/pictures/eye-ward';
import { roomVolumeM3 } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import { unconfirmed } from '../unconfirmed';
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
  promise: 'Purifiers beside your ventilation, sized for each room, with the sum shown.',
  rooms: [consultingRoom, treatmentRoom, bay, waitingArea],
  picture: {
    model: 'GEN Y',
    file: eyeWard,
    alt: 'A ward bay at eye level: an armchair with a blanket and an open book, Generation Y beside the locker with its lamp, and the end of a bed',
  },
  featuredTitle: 'Machines for a ward',
  recommended: [
    { model: 'GEN Y', reason: 'Bays, treatment: for rooms on record' },
    { model: 'GEN X', reason: 'Waiting area: most air for its price' },
    { model: 'GEN Z', reason: 'Large rooms: fewer machines' },
  ],
  meeting: {
    title: 'One page for your ventilation log',
    lead: 'Price, noise, limits and the line to log, for this room or for your own.',
    name: 'Line for the ventilation log',
    table: (room, { model, machines, speed }) => ({
      caption: 'Air changes an hour, to log',
      head: [
        'Room',
        'Ventilation, measured',
        'Recirculated, cleaned',
        'Towards HTM 03-01',
        'Serial numbers',
        'Checked by',
      ],
      rows: [[room.name, '', rich`${rate(model, roomVolumeM3(room), { machines, speed })}`, '0', '', '']],
    }),
    doesNot: [
      'It is not ventilation, and it holds no pressure between two rooms.',
      'We claim compliance with neither NETB 2023/01A nor 01B.',
      `${unconfirmed.ozoneReport}: ask us before you order.`,
    ],
    fields: ['Ward or clinic', 'Estates', 'Infection control'],
  },
  questionsTitle: 'Asked by estates and by infection control',
  questions: [
    {
      title: 'Does a purifier count towards HTM 03-01?',
      body: [
        'No. HTM 03-01 (2021) sets rates of ventilation, and a machine that recirculates the room’s own air is not ventilation. Record it on a line of its own.',
      ],
      evidence: 'htm-03-01',
    },
    {
      title: 'Can it stand in an isolation room?',
      body: [
        'We leave isolation rooms out of our plans, because they work by their own ventilation and pressure. Ask your ventilation engineer first.',
      ],
    },
    {
      title: 'How soon can a room be used again after a procedure?',
      body: [
        'Your own policy decides. The bars above give the best case: in evenly mixed air 99% of the particles are gone in 28 minutes at 10 air changes an hour.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'Does it give off ozone?',
      body: [`Our 253.7 nm lamps make no ozone. ${unconfirmed.ozoneReport}: ask us for it before you order.`],
      evidence: 'ozone',
    },
    {
      title: 'Can patients sleep beside it?',
      body: [
        rich`At speed 1 Generation Y stays below 20 dB(A). By day, size the room at the working speed; run at full speed between uses. In a four-bed bay ${machinesInWords(inBay)} give ${rate(inBay.model, bayM3, { machines: inBay.machines, speed: inBay.speed })} air changes an hour ${speedInWords(inBay)}, and ${rate(inBay.model, bayM3, { machines: inBay.machines })} at full speed, at ${inBay.noiseAtDbA.full} dB(A).`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Who looks after the filters?',
      body: [
        'You, or we on a service contract. Clean the large-particulate filter every three months. Where the machine never stops, change the filter set every six months, and dispose of it as your waste policy says.',
      ],
      evidence: 'filter-life',
    },
  ],
  certificate: { name: treatmentRoom.name, room: treatmentRoom },
  servicesTitle: 'Filters, service and a log',
  calculator: {
    title: 'Work out one of your rooms',
    lead: 'Measure the room in metres.',
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
  },
};
