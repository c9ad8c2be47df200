import type { EnquiryTopic } from '@/config/enquiry-topics';
import { type MaybeSample, sample } from '@/config/sample';
import { capitalised } from '@/lib/format/count-word';
import { casingCare } from './products/casing-care';
import { controlAnswers } from './products/controls';
import { formatPlanned } from './test-status';
import { oneControl, unconfirmed } from './unconfirmed';

/** What a buyer checks on a machine, with our answer. */
export type ControlAnswer = {
  /** The address of the answer within the page. */
  id: string;
  name: string;
  verdict: string;
  /** Sentences without their full stop. */
  text: readonly MaybeSample<string>[];
  notStated?: string;
  question?: { topic: EnquiryTopic; ask: string };
};

/** What buyers ask whether a machine has it, and it has. */
export const included: readonly ControlAnswer[] = [
  {
    id: 'sockets-and-cable',
    name: 'Socket and cable',
    verdict: 'one 13\u00a0A socket',
    text: [controlAnswers.plug, controlAnswers.lead],
  },
  {
    id: 'disinfectants-on-generation-y',
    name: 'Disinfectants',
    verdict: 'on Generation Y',
    text: [casingCare.Clinical.replace(/\.$/, ''), 'Wipe Generation S, X and Z with water only'],
    notStated: 'which substances, at what strength and how often',
    question: { topic: 'disinfectants', ask: 'Ask about your disinfectant' },
  },
  {
    id: 'declaration-of-conformity',
    name: 'Declaration of conformity',
    verdict: 'with every machine',
    text: [unconfirmed.conformity.replace(/\.$/, ''), `A report of a test house is ${formatPlanned('safety')}`],
    question: { topic: 'declaration-of-conformity', ask: 'Ask for the declaration before you order' },
  },
  {
    id: 'lamp-and-ion-stage-run-with-the-machine',
    name: 'Lamp and ion stage',
    verdict: 'run with the machine',
    text: [
      sample(capitalised(oneControl)),
      'You cannot turn off the lamp or the ion stage alone',
      sample('As soon as the front is opened, a switch turns off the UV-C lamp and the fan'),
      'Do not rely on it: pull the plug first',
    ],
    notStated: 'how you see that the lamp is lit',
    question: { topic: 'lamp-lit', ask: 'Ask how you see that the lamp is lit' },
  },
  {
    id: 'display-lit-while-the-machine-runs',
    name: 'Display',
    verdict: 'lit while the machine runs',
    text: [controlAnswers.display],
    notStated: 'whether the light can be dimmed or turned off',
    question: { topic: 'display-at-night', ask: 'Ask about the display at night' },
  },
];

/** What it does not have, and what serves instead. */
export const leftOut: readonly ControlAnswer[] = [
  {
    id: 'app-and-remote-control-none',
    name: 'No app, no remote control',
    verdict: 'a touch is enough',
    text: [sample('You set the machine at its display: nothing to pair, nothing to update')],
  },
  {
    id: 'automatic-mode-none-the-speed-stays-as-you-set-it',
    name: 'No automatic mode',
    verdict: 'your speed stays',
    text: [controlAnswers.automaticMode],
  },
  {
    id: 'timer-none-in-the-machine',
    name: 'No timer',
    verdict: 'a time switch turns it off only',
    text: [
      controlAnswers.timer,
      'A wall socket with a built-in time switch can turn it off; to turn it on again takes a touch',
    ],
  },
  {
    id: 'lock-none',
    name: 'No lock',
    verdict: 'a label tells your speed',
    text: [controlAnswers.lock, 'Put a label with the speed beside it'],
    question: { topic: 'lock-and-timer', ask: 'Ask for a lock or a timer' },
  },
  {
    id: 'after-a-power-cut-off-until-touched',
    name: 'No restart after a power cut',
    verdict: 'touch it again',
    text: [controlAnswers.powerCut, 'The room planner prints a label for each room'],
  },
];
