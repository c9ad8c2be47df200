import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import { unconfirmed } from '../unconfirmed';
import type { LiveSector } from './sector';

const { consultingRoom, treatmentRoom, bay, waitingArea } = wardRoomAnswers;

export const healthCareLive: LiveSector = {
  key: 'healthCare',
  rooms: [consultingRoom, treatmentRoom, bay, waitingArea],
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
