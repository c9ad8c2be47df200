import { litresPerSecond } from '@/domain/air-changes';
import { machineAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { meetingRoom, openOffice, reception, wholeFloor } from '../rooms/business-rooms';
import type { LiveSector } from './sector';

export const businessLive: LiveSector = {
  key: 'business',
  rooms: [openOffice, wholeFloor, meetingRoom, reception],
  meeting: {
    title: 'One page for your office meeting, desk by desk',
    lead: 'Price, noise, limits and the cleaned air of each desk, for this office or for your own.',
    name: 'Desk by desk',
    table: (room, { model, machines, speed }) => ({
      caption: 'Cleaned air for each desk, in litres a second (not fresh air)',
      head: ['Desks', 'Floor for each', `On speed ${speed}`, 'At full speed'],
      rows: [12, 10, 8, 6].map((floorM2) => {
        const desks = Math.max(1, Math.floor((room.lengthM * room.widthM) / floorM2));
        const each = (running: SpeedChoice) =>
          `${(litresPerSecond(machines * machineAirflowM3PerHour(model, running)) / desks).toFixed(1)} L/s`;
        return [String(desks), `${floorM2} m²`, each(speed), each('full')];
      }),
    }),
    doesNot: [
      'It brings in no fresh air and does not lower CO₂: ventilation is still needed.',
      'It neither cools nor heats the room.',
    ],
    fields: ['Office', 'Floor or room', 'Decision'],
  },
  calculator: {
    title: 'Work out your floor',
    lead: 'Measure the open floor first, then each meeting room.',
  },
  typicalRoom: 'openOffice',
  plan: {
    title: 'Plan your office',
    lead: 'Send us the floor plan, or just the sizes. You get a plan and a price for the floor.',
    topic: 'office',
    send: [
      'Length, width and height of each room',
      'Desks on the floor, seats in each room',
      'Whether windows open, or what the ventilation does',
    ],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, clear of escape routes',
      'Filters and servicing of a year, priced',
    ],
  },
};
