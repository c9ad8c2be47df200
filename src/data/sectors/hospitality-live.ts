import { capitalised } from '@/lib/format/count-word';
import { answerRoom, machinesInWords, priceInWords } from '../room-answers';
import { bedroom, functionRoom, restaurant } from '../rooms/hospitality-rooms';
import { unconfirmed } from '../unconfirmed';
import { atSpeed } from './meeting-page';
import type { LiveSector } from './sector';

export const hospitalityLive: LiveSector = {
  key: 'hospitality',
  rooms: [restaurant, functionRoom, bedroom],
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
