import { eyeOffice } from '@/assets/pictures/eye-office';
import { rate, rateText } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { speedAdvice } from '@/domain/speeds';
import { capitalised, countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { choiceFor, decisionInWords, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { boardRoom, openOffice, wholeFloor } from '../rooms/business-rooms';
import type { Sector } from './sector';

const inOffice = choiceFor(openOffice);
const floorM3 = roomVolumeM3(wholeFloor);
const floor = choiceFor(wholeFloor);
const ofFloor = capitalised(machinesInWords(floor));

export const business = {
  key: 'business',
  title: 'Commercial air purifiers for offices',
  metaTitle: 'Commercial air purifiers for offices, room by room',
  metaDescription:
    'Office air purifiers sized by floor and by room: machines and price, air changes per hour, noise beside the desk, and the filters and energy of one year.',
  promise: `${capitalised(machinesInWords(inOffice))}, ${priceInWords(inOffice)}, for an office of ${countWord(openOffice.people)} desks. We check the clean air for each desk too.`,
  action: { label: 'Ask for a survey', to: contactUrl('survey') },
  picture: {
    model: 'GEN Z',
    room: openOffice,
    file: eyeOffice,
    alt: 'An open office at eye level: a desk with a screen, a coat on the wall, a plant, and Generation Z beside the printer',
  },
  tower: { caption: `${ofFloor} a floor: cleaned air, not fresh air` },
  floorPlan: {
    title: 'How many machines a floor needs',
    lead: `An example of a floor: it takes ${machinesInWords(floor)}. ${decisionInWords(wholeFloor)}.`,
    machines: `${ofFloor} on the open floor`,
    answer: `${priceInWords(floor)} including VAT: with open windows ${rateText(floor.reaches.quietest)} air changes an hour, at ${floor.noiseDbA} dB(A) together.`,
    note: 'Each room with a door gets a machine of its own; the others stand in the aisles, clear of the way out.',
  },
  meetingDay: {
    title: 'Cleaned between meetings',
    lead: 'Working speed or below while people talk, full speed for the 15 minutes after: this share of the particles is gone.',
    hours: ['Morning', 'Noon', 'Evening'],
    note: 'A sample day in evenly mixed air. Copper lines are people in a meeting. A purifier does not lower CO₂: the room still needs its ventilation.',
  },
  featuredTitle: 'Machines for an office',
  recommended: [
    { model: 'GEN X', reason: 'the lowest list price' },
    { model: 'GEN Z', reason: 'fewer machines and sockets between the desks' },
    { model: 'GEN S', reason: 'for a booth of two; Generation X has a list price' },
  ],
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
        `No, if it is sized to run at a low speed. ${speedAdvice} That is at lunch, in the evening and before people arrive.`,
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
} as const satisfies Sector & Record<string, unknown>;
