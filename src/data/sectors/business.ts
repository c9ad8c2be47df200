import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from '../typical-rooms';
import type { Sector } from './sector';

/** The Business page: offices and meeting rooms. */
export const business: Sector = {
  key: 'business',
  title: 'Commercial air purifiers for offices',
  metaTitle: 'Commercial air purifiers for offices, room by room',
  metaDescription:
    'Office air purifiers sized by floor and by room: machines per desk bank, air changes per hour, noise beside the desk, and the filters and energy of one year.',
  promise:
    'Air changes follow the volume of the floor. What each desk gets follows the number of desks. We work out both before anybody carries a machine upstairs.',
  rooms: [
    {
      key: 'open-office',
      name: 'Open office',
      said: 'An open office',
      ...sizeOf(typicalRooms.openOffice),
      targetAch: airChangeTargets.optimum,
      ventilationAch: 1,
      sizedAt: 'working',
      model: 'GEN Z',
      reason: 'fewest machines between the desks',
    },
  ],
  featured: {
    title: 'Three machines an office is built from',
    lead: 'Generation Z for the open floor, Generation X for meeting rooms, Generation Y where a room has a clinical use.',
  },
  questionsTitle: 'Asked by facilities managers',
  questions: [
    {
      title: 'How many machines does a floor need?',
      body: [
        'Multiply length, width and ceiling height of the floor to get its volume, multiply by the air changes you want, and divide by what one machine delivers. An open floor of 24.00 × 10.00 × 2.70 m is 648.00 m³. Three Generation Z move 3,468 m³/h, which is 5.35 air changes an hour.',
        'We do not count desks to size a floor. We count them to check what each person gets.',
      ],
    },
    {
      title: 'We have mechanical ventilation. Do we still need a purifier?',
      body: [
        'Perhaps not. If your ventilation already reaches the air changes you are aiming for, the honest answer is that it is enough, and we will say so. Where it falls short, the two add up: room ventilation plus purifier gives the total.',
        'It does not work the other way round. The Health and Safety Executive is clear that an air cleaner is not a substitute for ventilation, because it brings in no outdoor air.',
      ],
    },
    {
      title: 'Our CO₂ meters read the same with the machine on. Is it working?',
      body: [
        'Yes, and they should. A purifier removes particles and adsorbs gases on carbon, but it does not remove carbon dioxide, so a CO₂ meter cannot measure what it does. Watch PM2.5 instead, and keep the CO₂ reading for judging your fresh air.',
      ],
    },
    {
      title: 'Where should machines stand on an open floor?',
      body: [
        'In the aisle at the end of a desk bank, at least 20 cm from the wall, with nothing stacked against the intake or over the outlet. One machine for every two banks spreads the air better than three in a corner. Keep them out of escape routes.',
      ],
    },
    {
      title: 'Will people turn it off because of the noise?',
      body: [
        'They do when it is set for an empty room and left there. The family runs from below 20 dB(A) at speed 1 (sleep) to 58 dB(A) at top speed. Set a low speed for the working day and the top speed for lunch, the evening and the hour before people arrive.',
      ],
    },
    {
      title: 'Who changes the filters, and how often?',
      body: [
        'Every 6 to 12 months, depending on hours: 6 months is 4,380 hours at 24-hour use. The large-particulate filter is cleaned every three months. Your own people can do both, or a service contract puts it on our calendar instead of yours.',
      ],
    },
    {
      title: 'Can we hire instead of buying?',
      body: [
        'Contract hire purchase spreads the machines and their servicing over one contract. It is for limited companies and larger organisations, subject to status. Every room on a servicing plan or a hire purchase gets a free air change rate certificate: a calculation record, not a regulatory approval.',
      ],
    },
  ],
  certificate: { room: 'Board room', volumeM3: 86.4, model: 'GEN X' },
  services: {
    title: 'On our calendar, off yours',
    lead: 'Order filters as you need them, let a service contract do the changing, or put machines and service on one contract.',
  },
  calculator: {
    title: 'Work out your floor',
    lead: 'Measure wall to wall, then the ceiling. Do the open floor first and each meeting room after it.',
  },
  typicalRoom: 'openOffice',
};
