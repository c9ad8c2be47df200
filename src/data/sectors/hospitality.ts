import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from '../typical-rooms';
import type { Sector } from './sector';

/** The Hospitality page: hotels, restaurants, function rooms and events. */
export const hospitality: Sector = {
  key: 'hospitality',
  title: 'Air purifiers for hospitality and events',
  metaTitle: 'Air purifiers for hotels, restaurants and events',
  metaDescription:
    'Air purifiers for dining rooms, hotel bedrooms and function rooms, sized by volume and run by the hour, with temporary placing for weddings and events.',
  promise:
    'A dining room is empty at five and full at eight. The machine follows the covers: half output while the room is quiet, full output once nobody can hear it.',
  rooms: [
    {
      key: 'event-room',
      name: 'Bar or event room',
      said: 'A bar or event room',
      ...sizeOf(typicalRooms.eventRoom),
      targetAch: airChangeTargets.optimum,
      ventilationAch: 0,
      sizedAt: 'full',
      model: 'GEN Z',
      reason: 'most air from one socket',
    },
  ],
  featured: {
    title: 'For the dining room, the bedroom and the ballroom',
    lead: 'Two Generation Z hold a restaurant. Generation X takes a bedroom between check-out and check-in.',
  },
  questionsTitle: 'Asked before service',
  questions: [
    {
      title: 'Will guests hear it?',
      body: [
        'Hardly, at speed 1: Generation S, X and Y stay below 20 dB(A), and Generation Z, the largest, is a little above. At top speed a machine reaches up to 58 dB(A), about the level of talk across a table, so keep that for a full room, a loud one or an empty one. In a bedroom, run it at full while housekeeping is in and at speed 1 from check-in.',
      ],
    },
    {
      title: 'Does it take away cooking smells?',
      body: [
        'It reduces them. Activated carbon, the second stage, adsorbs many of the gases that make a smell, until it is full and the filter is changed. It does not replace the extraction over a range: grease and steam must leave by the hood, and a purifier should stand well away from it.',
      ],
    },
    {
      title: 'Can we open the doors and run it at the same time?',
      body: [
        'Yes, and in good weather you should. Air from outside and air from the machine add up. The Health and Safety Executive says that an air cleaner is not a substitute for ventilation, so the windows are the first measure and the machine is the second.',
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
        'Delivery takes 3 to 5 working days, and same-day delivery is possible. For an event, ask as soon as the room is booked: the calculation is quick, a van on a Saturday takes planning.',
      ],
    },
    {
      title: 'Can we move one machine between rooms?',
      body: [
        'Yes. A room that stands empty until evening can lend its machine to a bedroom floor in the morning. Count the air changes for each room it serves, keep 20 cm clear of the wall in every place, and let it run for a while before the room fills.',
      ],
    },
  ],
  certificate: { room: 'Bedroom 12', volumeM3: 5.2 * 3.8 * 2.5, model: 'GEN X' },
  services: {
    title: 'Serviced between services',
    lead: 'Keep spare filters on your own shelf, or hand the changing over and tell us which day you are closed.',
  },
  calculator: {
    title: 'Work out your dining room',
    lead: 'Measure the room without the bar and the kitchen. Take the height to the ceiling, not to the lamps.',
  },
  typicalRoom: 'eventRoom',
};
