import { airEachLitresPerSecond } from '@/domain/people';
import { reachedRate } from '@/domain/sizing';
import { countWord } from '@/lib/format/count-word';
import { choiceFor, formatAboveTalking } from '../room-answers';
import type { ExampleRoom } from '../rooms/example-room';
import { functionRoom, restaurant } from '../rooms/hospitality-rooms';
import { unconfirmed } from '../unconfirmed';
import type { Question } from './question';
import { delivery } from '../products/delivery';

const few = choiceFor(restaurant);
const many = choiceFor(functionRoom);
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
      `At full speed people raise their voices: ${countWord(few.machines)} make ${few.noiseDbAAt.full} dB(A), ${countWord(many.machines)} ${many.noiseDbAAt.full}. At working speed ${countWord(few.machines)} make ${few.noiseDbAAt.working}, ${countWord(many.machines)} ${many.noiseDbAAt.working}, ${formatAboveTalking(few.noiseDbAAt.working, many.noiseDbAAt.working)}.`,
      `With music full speed is the speed in use. At working speed a guest of the restaurant gets ${eachAtWorking(restaurant)} L/s of cleaned air, of the function room ${eachAtWorking(functionRoom)}, below WHO’s 10. Open windows make that ${eachAtWorking(restaurant, 1)} and ${eachAtWorking(functionRoom, 1)}: in the restaurant keep working speed for hours with fewer guests.`,
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
    body: [`${delivery.daysLine}. For an event, ask as soon as the room is booked. ${unconfirmed.hire}`],
  },
  {
    title: 'Can we move one machine between rooms?',
    body: [
      'Yes: a function room that stands empty until the evening can lend its machines to the breakfast room. Count the air changes for each room.',
    ],
  },
];
