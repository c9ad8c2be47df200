import { sample, unwrapSample } from '@/config/sample';
import { formatPlanned } from '../test-status';

/** What a finger on the display does, in the manuals and on the page about the controls. */
export const controls = unwrapSample(
  sample([
    { touch: 'Touch', action: 'On, at speed 1' },
    { touch: 'Touch again', action: 'One speed up; its number shows. After full speed comes speed 1' },
    { touch: 'Hold for 3 seconds', action: 'Off' },
    {
      touch: 'Hold for 10 seconds',
      action:
        'Sets the filter reminder, the red dot, back to\u00a00. Keep holding when the machine goes off at three seconds',
    },
  ]),
);

/** Said wherever use day and night is sold. */
export const continuousUse = `Each machine is made to run day and night; a test house checks that with the safety test, ${formatPlanned('safety')}`;

/** What follows from the manuals and nobody has confirmed yet (docs/go-live.md). */
export const controlAnswers = {
  signs: sample('The whole glass is the button; its three small signs only light up'),
  timer: sample(`A machine runs until you turn it off or the power fails. ${continuousUse}`),
  lock: sample('Anyone who reaches the display can change the speed'),
  automaticMode: sample('The machine keeps the speed that you set, whatever the figure in its display says'),
  powerCut: sample('It stays off. Touch the display: it starts at speed\u00a01. Then set your speed again'),
  display: sample('The display shows the fine dust in the room and a ring of light'),
  lead: sample('It is 1.8 m long'),
  plug: sample(
    'One 13\u00a0A wall socket for each machine. The lead is fixed to it and ends in a UK plug with a 3\u00a0A fuse',
  ),
} as const;

/** The answer on a power cut in the fewest words. */
export const powerCutInShort = sample('It stays off. Touch it, and set the speed on its label');
