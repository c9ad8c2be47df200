import { rateText } from '@/domain/air-changes';
import { airEachLitresPerSecond } from '@/domain/people';
import { rich } from '@/domain/rich-text';
import { reachedRate } from '@/domain/sizing';
import { speedOf, combinedNoiseDbA } from '@/domain/speeds';
import { choiceFor, formatMachines, formatPrice, formatSpeed } from '../room-answers';
import { schoolRoomAnswers, whoClassDbA } from '../rooms/education-rooms';
import { formatPlanned } from '../test-status';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const { classroom } = schoolRoomAnswers;
const inClass = choiceFor(classroom);
const { noiseLimitDbA } = classroom;
const withinWho = choiceFor({ ...classroom, noiseLimitDbA: whoClassDbA });
const anyNoise = choiceFor({ ...classroom, noiseLimitDbA: undefined });
/** Windows counted. */
const windowsShut = { ...inClass.rates.chosen, ventilationAch: 0 };
const slowest = reachedRate(inClass.model, inClass.machines, 1, classroom);

export const educationQuestions: readonly Question[] = [
  {
    title: 'How many does one classroom need?',
    body: [
      rich`Within ${noiseLimitDbA ?? ''} dB(A) a classroom of 9 × 7 × 3 m takes ${formatMachines(inClass)}, ${formatPrice(inClass)}, ${formatSpeed(inClass)}: with open windows ${inClass.rates.chosen} air changes an hour. Where it may be louder, ${formatMachines(anyNoise)}, ${formatPrice(anyNoise)}, are enough, at ${anyNoise.noiseDbA} dB(A) together.`,
      'Three air changes an hour is our minimum and six our optimum.',
    ],
    evidence: 'air-changes',
  },
  {
    title: 'Do we still need to open the windows?',
    body: [
      `Yes, windows first: the Health and Safety Executive says that air cleaners are no substitute for ventilation. When windows have to stay shut, because of a busy road, pollen or cold, the machines still clean the air ${rateText(windowsShut)} times an hour; our optimum is six. Each person then gets ${airEachLitresPerSecond(windowsShut, classroom.people).toFixed(1)} L/s of cleaned air; WHO asks for 10.`,
    ],
  },
  {
    title: 'Our CO₂ monitor has not moved. Is the machine working?',
    body: [
      'It may well be: the monitor reads fresh air, and a purifier cleans the air that is there. Watch fine dust (PM2.5) on the purifier’s display (sample) or on a Mars Air Sense.',
    ],
  },
  {
    title: 'Will thirty children hear it?',
    body: [
      `Yes. On speed ${inClass.speed} ${formatMachines(inClass)} make ${inClass.noiseDbA} dB(A) together; WHO asks for ${whoClassDbA} in class. For a test or a story choose speed 1: ${combinedNoiseDbA(speedOf(inClass.model, 1).noiseDbA, inClass.machines)} dB(A), and ${rateText(slowest)} air changes an hour with a window open. After it go back to speed ${inClass.speed}, since speed 1 gives each person ${airEachLitresPerSecond(slowest, classroom.people).toFixed(1)} L/s, below WHO’s 10. Within ${whoClassDbA} all day: ${formatMachines(withinWho)} on speed ${withinWho.speed}, ${withinWho.noiseDbA} dB(A) together, ${formatPrice(withinWho)}.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Is it safe around small children?',
    body: [
      `The UV-C lamps and the filters sit inside the case, and the lamps make no ozone; a test of the whole machine for ozone is ${formatPlanned('ozone')}. Stand it out of children’s way, lay the lead along the wall, and keep coats away from the intake.`,
    ],
    evidence: 'ozone',
  },
  {
    title: 'How do the filters fit the school year?',
    body: [
      `Clean the large-particulate filter every ${filterCare.cleanMonthsText} months: once a term and once in the summer. Change the filter set once a year, in August: in school hours it lasts ${filterCare.latestText} months.`,
    ],
    evidence: 'filter-life',
  },
  {
    title: 'Can we spread the cost over budget years?',
    body: [
      'Buy the machines and add a service contract: you pay monthly for servicing only. Contract hire purchase spreads the price as well, but schools in England need consent to borrow, and whether hire purchase counts as borrowing is a question for your finance officer: ask before you sign. It is for limited companies and larger organisations, subject to status.',
    ],
  },
];
