import { eyeBar } from '@/assets/pictures/eye-bar';
import { capitalised } from '@/lib/format/count-word';
import { answerRoom, machinesInWords, priceInWords } from '../room-answers';
import { bedroom, functionRoom, restaurant } from '../rooms/hospitality-rooms';
import { atSpeed } from './meeting-page';
import { unconfirmed } from '../unconfirmed';
import type { Sector } from './sector';

export const hospitality: Sector = {
  key: 'hospitality',
  title: 'Air purifiers for hospitality and events',
  metaTitle: 'Air purifiers for hotels, restaurants and events',
  metaDescription:
    'Air purifiers for restaurants, hotel bedrooms and function rooms, sized by volume and run by the hour: machines, price and noise, and a plan for 120 guests.',
  promise: 'Working speed while the room is quiet, full speed once it is loud: sized for your busiest hour.',
  rooms: [restaurant, functionRoom, bedroom],
  picture: {
    model: 'GEN Z',
    file: eyeBar,
    alt: 'A bar at eye level: laid tables along a green bench, a coat on the wall, and Generation Z beside the counter',
  },
  featuredTitle: 'Machines for a hotel and its events',
  recommended: [
    { model: 'GEN X', reason: 'most air for its price' },
    { model: 'GEN Z', reason: 'most air from one socket' },
    { model: 'GEN S', reason: 'for a back office or cloakroom' },
  ],
  meeting: {
    title: 'One page for your event: the price list',
    lead: 'Each choice with its price and noise, for this room or for your own.',
    name: 'Price list for an event',
    table: (room) => {
      const advice = answerRoom(room);
      const choices =
        advice.kind === 'choice' ? [advice.choice, ...advice.alternatives.map(({ choice }) => choice)] : [];
      return {
        caption: 'Each choice reaches six air changes an hour',
        head: ['Machines', 'Price including VAT', 'Speed', 'Air changes an hour', 'Noise together'],
        rows: choices.map((choice) => [
          capitalised(machinesInWords(choice)),
          priceInWords(choice),
          ...atSpeed('', room, choice, choice.speed).slice(1),
        ]),
      };
    },
    doesNot: [unconfirmed.hire, 'It does not replace open windows, or the hood over the range.'],
    fields: ['Event', 'Date', 'Guests'],
  },
  questionsTitle: 'Asked before service',
  questions: [
    {
      title: 'Will guests hear it?',
      body: [
        'At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z makes 24. One machine at working speed makes 45 dB(A) or less; at full speed up to 58.',
        'Size the room at the working speed; run at full speed between uses. Where the room itself is louder than the machine, as with music in a bar or at an event, full speed is the speed in use.',
      ],
      evidence: 'noise',
    },
    {
      title: 'Does it take away cooking smells?',
      body: [
        'It reduces them: activated carbon adsorbs many of the gases that make a smell. It does not replace the hood over the range, and should stand well away from it.',
      ],
      evidence: 'carbon',
    },
    {
      title: 'Can we open the doors and run it at the same time?',
      body: [
        'Yes. Open the windows first: an air cleaner is no substitute for ventilation, as the Health and Safety Executive says.',
      ],
    },
    {
      title: 'What do you need to know to size an event?',
      body: [
        'Length, width and height of the room or the marquee, the number of guests, where the sockets are, and the date. Where a roof slopes, give us eaves and ridge. We send back the machines, their air changes and a plan.',
      ],
    },
    {
      title: 'How soon can machines be with us?',
      body: [
        `Delivery takes 3 to 5 working days. For an event, ask as soon as the room is booked. ${unconfirmed.hire}`,
      ],
    },
    {
      title: 'Can we move one machine between rooms?',
      body: [
        'Yes: a function room that stands empty until the evening can lend its machines to the breakfast room. Count the air changes for each room.',
      ],
    },
  ],
  certificate: { name: 'Bedroom 12', room: bedroom },
  servicesTitle: 'Serviced on your closed day',
  calculator: {
    title: 'Work out your dining room',
    lead: 'Measure the room without the bar and the kitchen, up to the ceiling.',
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
  },
};
