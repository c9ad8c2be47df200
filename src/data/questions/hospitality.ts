import { airEachLitresPerSecond } from '@/domain/people';
import { reachedRate } from '@/domain/sizing';
import { choiceFor, formatMachines, formatPrice, talkingLimit } from '../room-answers';
import type { ExampleRoom } from '../rooms/example-room';
import { functionRoom, restaurant } from '../rooms/hospitality-rooms';
import { unconfirmed } from '../unconfirmed';
import type { Question } from './question';
import { delivery } from '../products/delivery';

const few = choiceFor(restaurant);
const many = choiceFor(functionRoom);
/** The full restaurant with its windows open, while people talk. */
const talking = choiceFor({ ...restaurant, sizedAt: 'working', ventilationAch: 1 });
/** Litres a second at working speed. */
function eachAtWorking(room: ExampleRoom, ventilationAch = 0): string {
  const { model, machines } = choiceFor(room);
  const reached = reachedRate(model, machines, 'working', { ...room, ventilationAch });
  return airEachLitresPerSecond(reached, room.people).toFixed(1);
}

export const hospitalityQuestions: readonly Question[] = [
  {
    title: 'Will guests hear it?',
    body: [
      `Yes, when there is no music. Then take speed 3, ${few.noiseDbAAt.working} dB(A) in the restaurant and ${many.noiseDbAAt.working} in the function room, and open the windows: ${talkingLimit}. With music run full speed: ${few.noiseDbAAt.full} and ${many.noiseDbAAt.full}.`,
      `On speed 3, with the windows open, each guest of the full function room gets ${eachAtWorking(functionRoom, 1)} L/s, where WHO asks for 10, and each of the full restaurant ${eachAtWorking(restaurant, 1)}. A full restaurant without music takes ${formatMachines(talking)}, ${formatPrice(talking)}: on speed ${talking.speed}, at ${talking.noiseDbA} dB(A), with the windows open.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Does it take away cooking smells?',
    body: [
      'It reduces them: activated carbon adsorbs many of the gases that make a smell. Keep the hood over the range on, and stand the machine well away from it.',
    ],
    evidence: 'carbon',
  },
  {
    title: 'Can we open the doors and run it at the same time?',
    body: ['Yes. Fresh air comes first; the machine adds to it.'],
  },
  {
    title: 'What do you need to know to size an event?',
    body: [
      'Length, width and height of the room or the marquee (eaves and ridge where its roof slopes), the number of guests, where the sockets are, and the date.',
    ],
  },
  {
    title: 'How soon can machines be with us?',
    body: [`${delivery.daysLine}. For an event, ask as soon as the room is booked. ${unconfirmed.hire}`],
  },
  {
    title: 'Can we move one machine between rooms?',
    body: [
      'Yes: a function room that stands empty until the evening can lend its machines to the breakfast room. Count the air changes for each room.',
    ],
  },
];
