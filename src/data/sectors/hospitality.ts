import { eyeBar } from '@/assets/pictures/eye-bar';
import { speedAdvice } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { choiceFor, decisionInWords, machinesInWords } from '../room-answers';
import { bedroom, functionRoom, restaurant } from '../rooms/hospitality-rooms';
import { unconfirmed } from '../unconfirmed';
import type { Sector } from './sector';

const atEvent = choiceFor(functionRoom);

export const hospitality = {
  key: 'hospitality',
  title: 'Air purifiers for hospitality and events',
  metaTitle: 'Air purifiers for hotels, restaurants and events',
  metaDescription:
    'Air purifiers for restaurants, hotel bedrooms and function rooms, sized by volume and run by the hour: machines, price and noise, and a plan for 120 guests.',
  promise: 'Sized for your busiest hour: working speed before service, full speed once the music is on.',
  action: { label: 'Ask about an event', to: contactUrl('event') },
  picture: {
    model: 'GEN X',
    machines: 3,
    room: restaurant,
    file: eyeBar,
    alt: 'A bar at nine in the evening: lamps over laid tables, a coat on the wall, bottles behind a green counter, and three white Generation X at the walls',
  },
  sitting: {
    title: 'How fast the air clears between two sittings',
    lead: 'Particles left of 100, fifteen minutes after the first sitting leaves.',
    start: 'The first sitting leaves',
    end: 'A quarter of an hour later',
    windows: 'Windows only',
    working: 'Windows and machines, working speed',
    full: 'Windows and machines, full speed',
    note: [
      { evidence: 'clearance', text: 'Arithmetic' },
      ' for the restaurant above, with evenly mixed air, an empty room, and windows counted as one air change an hour. Real rooms mix worse, so allow longer.',
    ],
  },
  venueRooms: {
    title: 'Three rooms in one hotel',
    lead: 'The volume of a room, its guests, and the speed at which it is used decide how many machines it takes.',
    runs: {
      bedroom: 'Full speed during housekeeping, speed 2 by day, the lowest at night.',
      restaurant: 'Working speed while the room is quiet, full speed once the music is louder than the machines.',
      functionRoom: 'Full speed before the doors and for the band, working speed for the speeches.',
    },
    note: 'Example rooms, machines alone. Prices include VAT.',
  },
  event: {
    title: `A dinner for 120 takes ${countWord(atEvent.machines)} machines`,
    caption: 'Copper is air on its way in, cyan on its way out; the dotted line is the waiters’ way.',
    steps: [
      {
        title: 'Measure',
        text: 'Length, width and height. In a marquee take the height halfway between eaves and ridge.',
      },
      {
        title: 'Count',
        text: `This room takes ${machinesInWords(atEvent)} at full speed. ${decisionInWords(functionRoom)}.`,
      },
      {
        title: 'Place',
        text: 'Out of the waiters’ way, each on a socket of its own, with no lead across the way to the kitchen.',
      },
      {
        title: 'Keep',
        text: 'The machines are yours: on other nights they serve the bar and the bedrooms.',
      },
    ],
    action: 'Ask about your date',
  },
  featuredTitle: 'Machines for a hotel and its events',
  recommended: [
    { model: 'GEN X', reason: 'the lowest list price' },
    { model: 'GEN Z', reason: 'fewer machines, sockets and filter changes' },
    { model: 'GEN S', reason: 'for a back office; Generation X has a list price' },
  ],
  questionsTitle: 'Asked before service',
  questions: [
    {
      title: 'Will guests hear it?',
      body: [
        'At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z makes 24. One machine at working speed makes 45 dB(A) or less; at full speed up to 58.',
        `${speedAdvice} Where the room itself is louder than the machine, as with music in a bar or at an event, full speed is the speed in use.`,
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
        'Yes. Fresh air comes first; the machine adds to it. An air cleaner is no substitute for ventilation, as the Health and Safety Executive says.',
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
} as const satisfies Sector & Record<string, unknown>;
