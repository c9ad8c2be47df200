import { eyeOffice } from '@/assets/pictures/eye-office';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { litresPerSecond, rate } from '@/domain/air-changes';
import { measuredAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { boardRoom, meetingRoom, openOffice, reception, wholeFloor } from '../rooms/business-rooms';
import type { Sector } from './sector';

const floorM3 = roomVolumeM3(wholeFloor);
const floor = choiceFor(wholeFloor);

export const business: Sector = {
  key: 'business',
  title: 'Commercial air purifiers for offices',
  metaTitle: 'Commercial air purifiers for offices, room by room',
  metaDescription:
    'Office air purifiers sized by floor and by room: machines and price, air changes per hour, noise beside the desk, and the filters and energy of one year.',
  promise:
    'Volume decides how many machines you need; the number of desks decides each person’s share. We work out both before you order.',
  rooms: [openOffice, wholeFloor, meetingRoom, reception],
  picture: {
    model: 'GEN Z',
    file: eyeOffice,
    alt: 'An open office at eye level: a desk with a screen, a coat on the wall, a plant, and Generation Z beside the printer',
  },
  featuredTitle: 'Machines for an office',
  recommended: [
    { model: 'GEN X', reason: 'most air for its price' },
    { model: 'GEN Z', reason: 'fewer machines between the desks' },
    { model: 'GEN S', reason: 'for a booth of two' },
  ],
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
          `${(litresPerSecond(machines * measuredAirflowM3PerHour(model, running)) / desks).toFixed(1)} L/s`;
        return [String(desks), `${floorM2} m²`, each(speed), each('full')];
      }),
    }),
    doesNot: [
      'It brings in no fresh air and does not lower CO₂: ventilation is still needed.',
      'It neither cools nor heats the room.',
    ],
    fields: ['Office', 'Floor or room', 'Decision'],
  },
  questionsTitle: 'Asked by facilities managers',
  questions: [
    {
      title: 'How many machines does a floor need?',
      body: [
        rich`Multiply the volume by the air changes you want, less 1 if windows open, and divide by what one machine delivers at working speed. An open floor of 24 × 10 × 2.7 m is ${volumeInWords(wholeFloor)} m³. It takes ${machinesInWords(floor)}, ${priceInWords(floor)}: ${rate(floor.model, floorM3, { machines: floor.machines, speed: floor.speed })} air changes an hour ${speedInWords(floor)}, and ${rate(floor.model, floorM3, { machines: floor.machines })} at full speed, windows not counted.`,
      ],
      evidence: 'air-changes',
    },
    {
      title: 'We have mechanical ventilation. Do we still need a purifier?',
      body: [
        'Perhaps not. Where your ventilation falls short of the air changes you aim for, a purifier adds to it.',
        'It does not replace ventilation, as the Health and Safety Executive says.',
      ],
    },
    {
      title: 'Our CO₂ meters read the same with the machine on. Is it working?',
      body: [
        'Yes. A purifier does not remove carbon dioxide, so a CO₂ meter cannot measure what it does. Watch PM2.5 instead, and judge your fresh air by CO₂.',
      ],
    },
    {
      title: 'Where should machines stand on an open floor?',
      body: [
        'In the aisles at the ends of the desk banks, on both sides of the floor, so that they reach every desk. Keep them out of escape routes.',
      ],
    },
    {
      title: 'Will people turn it off because of the noise?',
      body: [
        'They may, if it runs faster than the room needs. Size the room at the working speed; run at full speed between uses: at lunch, in the evening and before people arrive.',
      ],
      evidence: 'noise',
    },
    {
      title: 'Who changes the filters, and how often?',
      body: [
        'Your own people, or we on a service contract. Clean the large-particulate filter every three months and change the filter set every 6 to 12: in office hours, once a year.',
      ],
      evidence: 'filter-life',
    },
    {
      title: 'Can we pay by the month?',
      body: [
        'Yes. Contract hire purchase puts machines and servicing into one monthly payment, for limited companies and larger organisations, subject to status.',
      ],
    },
  ],
  certificate: { name: 'Board room', room: boardRoom },
  servicesTitle: 'Filters and servicing',
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
