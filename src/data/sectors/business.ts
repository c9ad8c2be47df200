import { eyeOffice } from '@/assets/pictures/eye-office';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { written } from '@/domain/written';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { boardRoom, meetingRoom, openOffice, reception, wholeFloor } from '../rooms/business-rooms';
import type { Sector } from './sector';

const floorM3 = roomVolumeM3(wholeFloor);
const floor = choiceFor(wholeFloor);

/** The Business page: offices and meeting rooms. */
export const business: Sector = {
  key: 'business',
  title: 'Commercial air purifiers for offices',
  metaTitle: 'Commercial air purifiers for offices, room by room',
  metaDescription:
    'Office air purifiers sized by floor and by room: machines and price, air changes per hour, noise beside the desk, and the filters and energy of one year.',
  promise:
    'The volume of a floor says how many machines it takes. The number of desks says how much clean air each of them gets. We work out both before anything is delivered.',
  rooms: [openOffice, wholeFloor, meetingRoom, reception],
  featured: {
    title: 'Three machines an office is built from',
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
        written`Multiply length, width and ceiling height to get the volume of the floor. Multiply that by the air changes you want, less 1 if windows open, and divide by what one machine delivers at working speed. An open floor of 24 × 10 × 2.7 m is ${volumeInWords(wholeFloor)} m³. It takes ${machinesInWords(floor)}, ${priceInWords(floor)}: ${rate(floor.model, floorM3, { machines: floor.machines, speed: floor.speed })} air changes an hour ${speedInWords(floor)}, and ${rate(floor.model, floorM3, { machines: floor.machines })} at full speed, windows not counted.`,
        'The number of desks does not change that sum. It tells you how the clean air is shared out.',
      ],
      evidence: 'air-changes',
    },
    {
      title: 'We have mechanical ventilation. Do we still need a purifier?',
      body: [
        'Perhaps not. If your ventilation already reaches the air changes you are aiming for, that is enough, and we will say so. Where it falls short, the two add up: room ventilation plus purifier gives the total.',
        'A purifier cannot stand in for ventilation. The Health and Safety Executive is clear that an air cleaner is not a substitute for it, because it brings in no outdoor air.',
      ],
    },
    {
      title: 'Our CO₂ meters read the same with the machine on. Is it working?',
      body: [
        'Yes. A purifier removes particles and adsorbs gases on carbon, but it does not remove carbon dioxide, so a CO₂ meter cannot measure what it does. Watch PM2.5 instead, and keep the CO₂ reading for judging your fresh air.',
      ],
    },
    {
      title: 'Where should machines stand on an open floor?',
      body: [
        'In the aisles at the ends of the desk banks, at least 20 cm from the wall, with nothing stacked against the intake or over the outlet. Spread them out: machines on both sides of the floor reach every desk, three in a corner do not. Keep them out of escape routes.',
      ],
    },
    {
      title: 'Will people turn it off because of the noise?',
      body: [
        'They do when it runs faster than the room needs. Size the room at the working speed; run at full speed between uses. The working speed is the highest at 45 dB(A) or below, which people talk over without raising their voices; full speed reaches up to 58 dB(A) and belongs to lunch, the evening and the hour before people arrive.',
      ],
      evidence: 'noise',
    },
    {
      title: 'Who changes the filters, and how often?',
      body: [
        'Every 6 to 12 months, depending on hours: 6 months is 4,380 hours at 24-hour use. The large-particulate filter is cleaned every three months. Your own people can do both, or a service contract does it for you.',
      ],
      evidence: 'filter-life',
    },
    {
      title: 'Can we pay by the month?',
      body: [
        'Yes. Contract hire purchase spreads the machines and their servicing over one contract. It is for limited companies and larger organisations, subject to status. Every room on a servicing plan or a hire purchase gets a free air change rate certificate: a calculation record, not a regulatory approval.',
      ],
    },
  ],
  certificate: { name: 'Board room', room: boardRoom },
  services: {
    title: 'On our calendar, off yours',
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
