import { eyeBar } from '@/assets/pictures/eye-bar';
import { capitalised } from '@/lib/format/count-word';
import { choiceFor, machinesInWords } from '../room-answers';
import { bedroom, functionRoom, restaurant } from '../rooms/hospitality-rooms';
import type { Sector } from './sector';

export const hospitality: Sector = {
  key: 'hospitality',
  title: 'Air purifiers for hospitality and events',
  metaTitle: 'Air purifiers for hotels, restaurants and events',
  metaDescription:
    'Air purifiers for restaurants, hotel bedrooms and function rooms, sized by volume and run by the hour: machines, price and noise, and a plan for 120 guests.',
  promise:
    'Empty at five, full at eight. Machines run at working speed while the room is quiet, at full speed once it is loud.',
  rooms: [restaurant, functionRoom, bedroom],
  featured: {
    title: 'Machines for the dining room, the bedroom and the ballroom',
    lead: `${capitalised(machinesInWords(choiceFor(restaurant)))} suit a restaurant for 60; ${machinesInWords(choiceFor(bedroom))} suits a bedroom. Generation Z needs fewer machines.`,
  },
  recommended: [
    { model: 'GEN X', reason: 'most air for its price' },
    { model: 'GEN Z', reason: 'most air from one socket' },
    { model: 'GEN S', reason: 'for a back office or cloakroom' },
  ],
  questionsTitle: 'Asked before service',
  questions: [
    {
      title: 'Will guests hear it?',
      body: [
        'At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z, the largest, makes 24. At the working speed, 45 dB(A) or below, people talk over it without raising their voices. Full speed reaches up to 58 dB(A), about the level of talk across a table.',
        'Size the room at the working speed; run at full speed between uses. Where the room itself is louder than the machine, as with music in a bar or at an event, full speed is the speed in use.',
      ],
      evidence: 'noise',
    },
    {
      title: 'Does it take away cooking smells?',
      body: [
        'It reduces them. Activated carbon, the second stage, adsorbs many of the gases that make a smell, until it is full and the filter is changed. It does not replace the extraction over a range: grease and steam must leave by the hood, and a purifier should stand well away from it.',
      ],
      evidence: 'carbon',
    },
    {
      title: 'Can we open the doors and run it at the same time?',
      body: [
        'Yes. Open the windows first, since an air cleaner is no substitute for ventilation, as the Health and Safety Executive says; the machine adds to them.',
      ],
    },
    {
      title: 'What do you need to know to size an event?',
      body: [
        'Length, width and height of the room or the marquee in metres, the number of guests, where the sockets are, and the date. Where a roof slopes, measure the eaves and the ridge and give us both. We send back the number of machines, the air changes per hour and a plan of where they stand.',
      ],
    },
    {
      title: 'How soon can machines be with us?',
      body: [
        'Delivery takes 3 to 5 working days. For an event, ask as soon as the room is booked. We sell machines and do not hire them out by the day.',
      ],
    },
    {
      title: 'Can we move one machine between rooms?',
      body: [
        'Yes. A function room that stands empty until the evening can lend its machines to the breakfast room in the morning. Count the air changes for each room, and let it run at full speed before the room fills.',
      ],
    },
  ],
  certificate: { name: 'Bedroom 12', room: bedroom },
  services: {
    title: 'Serviced on your closed day',
    lead: 'Order spare filters and fit them yourself, or take a service contract and tell us which day you are closed.',
  },
  calculator: {
    title: 'Work out your dining room',
    lead: 'Measure the room without the bar and the kitchen. Take the height to the ceiling, not to the lamps.',
  },
  typicalRoom: 'eventRoom',
  plan: {
    title: 'Plan your venue',
    lead: 'Send us the rooms and their busiest hour. You get a plan and a price for the house.',
    topic: 'venue',
    send: [
      'Length, width and height of each room',
      'Covers or guests at the busiest hour',
      'Where the sockets are, and the way to the kitchen',
    ],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, out of the waiters’ way',
      'Filters and servicing of a year, priced',
    ],
    picture: {
      file: eyeBar,
      machineAt: 'centre',
      alt: 'A bar at eye level: laid tables along a green bench, a coat on the wall, and Generation Z beside the counter',
    },
  },
};
