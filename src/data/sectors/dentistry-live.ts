import { dentalRooms } from '../rooms/dentistry-rooms';
import type { LiveSector } from './sector';

export const dentistryLive: LiveSector = {
  key: 'dentistry',
  rooms: [dentalRooms.surgery, dentalRooms.decontaminationRoom, dentalRooms.waitingRoom],
  meeting: {
    title: 'One page for your practice meeting',
    lead: 'Price, noise, limits and a record to fill in, for this surgery or for your own room.',
    name: 'Practice note and record',
    table: () => ({
      caption: 'Record for the room file',
      head: ['Date', 'Serial number', 'Speed in use', 'Filter cleaned or changed', 'Signed'],
      rows: [
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
      ],
    }),
    doesNot: [
      'It sets no waiting time between patients: that is for your own risk assessment.',
      'It does not replace high-volume suction, extraction or ventilation.',
    ],
    fields: ['Practice', 'Room', 'Responsible'],
  },
  calculator: {
    title: 'Work out your surgery',
    lead: 'Measure from wall to wall, cabinets included, and up to the ceiling.',
  },
  typicalRoom: 'surgery',
  plan: {
    title: 'Plan your practice',
    lead: 'Send us the surgeries. You get a plan and a price for the practice, not for one room.',
    topic: 'dental-practice',
    send: [
      'Length, width and height of each room',
      'What each room is used for',
      'Where the chair, door and sockets are',
    ],
    back: [
      'The machine for each room, and its air changes',
      'Where each machine stands',
      'Filters and servicing of a year, priced',
    ],
  },
};
