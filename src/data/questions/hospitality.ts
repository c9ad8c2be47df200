import { usualSettings } from '@/domain/room-answer';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { formatPricedMachines, betterMixOf, recommendedChoice } from '../room-answers';
import type { ExampleRoom } from '../rooms/example-room';
import { restaurant } from '../rooms/hospitality-rooms';
import { musicMarginDbA, noiseBasis } from '../room-words';
import { unconfirmed } from '../unconfirmed';
import type { Question } from './question';
import { delivery } from '../products/delivery';
import { formatOzoneAnswer } from '../uv-c';

const few = recommendedChoice(restaurant);
/** The full restaurant with its windows open, where people talk without music. */
const talkingRoom: ExampleRoom = {
  ...restaurant,
  sizedAt: 'working',
  ventilationAch: usualSettings.ventilationAch,
  noiseLimitDbA: workingSpeedLimitDbA,
};
/** Machines on speeds of their own, where the guests talk. */
export const mixedRestaurant = betterMixOf('GEN X', talkingRoom);
export const hospitalityQuestions: readonly Question[] = [
  {
    title: 'Will guests hear it?',
    body: [
      `Not over loud music: the ${countWord(few.machines)} make ${few.noiseDbAAt.full} dB(A) at full speed, ${noiseBasis}, so your music should be some ${few.noiseDbAAt.full + musicMarginDbA}. To talk without music take ${formatPricedMachines(mixedRestaurant)}, windows open, on two speeds: ${mixedRestaurant.noiseDbA} dB(A).`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Does it take away cooking smells?',
    body: [
      'In part: activated carbon adsorbs some of the gases that smell; how much is not tested. Keep the hood over the range on, and stand the machine well away from it.',
    ],
    evidence: 'carbon',
  },
  {
    title: 'What do you need to know to size an event?',
    body: [
      'Length, width and height of the room or marquee (eaves and ridge where its roof slopes), the guests, the sockets and the date.',
    ],
  },
  {
    title: 'How soon can machines be with us?',
    body: [
      `${delivery.daysLine}. ${delivery.sameDayLine}. For an event, ask as soon as the room is booked. ${unconfirmed.hire}`,
    ],
  },
  { title: 'Does it make ozone around guests?', body: [formatOzoneAnswer()], evidence: 'ozone' },
];
