import { eyeOffice } from '@/assets/pictures/eye-office';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
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
  featured: {
    title: 'Machines for an office',
    lead: 'Generation X for the open floor and meeting rooms, Generation Z where there are to be fewer machines, Generation S for a booth.',
  },
  recommended: [
    { model: 'GEN X', reason: 'most air for its price' },
    { model: 'GEN Z', reason: 'fewer machines between the desks' },
    { model: 'GEN S', reason: 'for a booth of two' },
  ],
  questionsTitle: 'Asked by facilities managers',
  questions: [
    {
      title: 'How many machines does a floor need?',
      body: [
        rich`Multiply length, width and ceiling height to get the volume of the floor. Multiply that by the air changes you want, less 1 if windows open, and divide by what one machine delivers at working speed. An open floor of 24 × 10 × 2.7 m is ${volumeInWords(wholeFloor)} m³. It takes ${machinesInWords(floor)}, ${priceInWords(floor)}: ${rate(floor.model, floorM3, { machines: floor.machines, speed: floor.speed })} air changes an hour ${speedInWords(floor)}, and ${rate(floor.model, floorM3, { machines: floor.machines })} at full speed, windows not counted.`,
        'The number of desks decides each person’s share of that air. It is cleaned air, not fresh air.',
      ],
      evidence: 'air-changes',
    },
    {
      title: 'We have mechanical ventilation. Do we still need a purifier?',
      body: [
        'Perhaps not. If your ventilation reaches the air changes you are aiming for, that is enough. Where it falls short, add the purifier’s to it.',
        'A purifier does not replace ventilation, as the Health and Safety Executive says: it brings in no outdoor air.',
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
        'In the aisles at the ends of the desk banks, on both sides of the floor, so that they reach every desk. Keep them out of escape routes, with nothing against the intake or over the outlet.',
      ],
    },
    {
      title: 'Will people turn it off because of the noise?',
      body: [
        'They may, if it runs faster than the room needs. Size the room at the working speed, which people talk over without raising their voices, and run at full speed at lunch, in the evening and before people arrive.',
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
  services: {
    title: 'Servicing',
    lead: 'Order filters as you need them, let a service contract do the changing, or put machines and service on one contract.',
  },
  calculator: {
    title: 'Work out your floor',
    lead: 'Measure wall to wall, then the ceiling. Do the open floor first and each meeting room after it.',
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
    picture: {
      file: eyeOffice,
      machineAt: 'right',
      alt: 'An open office at eye level: a desk with a screen, a coat on the wall, a plant, and Generation Z beside the printer',
    },
  },
};
