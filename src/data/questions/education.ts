import { rateText, type StatedRate } from '@/domain/air-changes';
import { airEachLitresPerSecond } from '@/domain/people';
import { rich } from '@/domain/rich-text';
import { reachedRate } from '@/domain/sizing';
import { speedOf, speedsOf, combinedNoiseDbA } from '@/domain/speeds';
import {
  recommendedChoice,
  formatMachines,
  formatMixedSpeeds,
  formatPrice,
  formatPricedMachines,
  formatSpeed,
  betterMixOf,
} from '../room-answers';
import { classCo2Ppm, schoolRoomAnswers, whoClassDbA } from '../rooms/education-rooms';
import { grouped } from '@/lib/format/number';
import { capitalised, countWord } from '@/lib/format/count-word';
import { noiseBasis } from '../room-words';
import { formatPlanned } from '../test-status';
import { lampSwitch, uvCGlass, uvCLight } from '../uv-c';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const { classroom } = schoolRoomAnswers;
const inClass = recommendedChoice(classroom);
const { noiseLimitDbA } = classroom;
const withinWho = recommendedChoice({ ...classroom, noiseLimitDbA: whoClassDbA });
const fewest = betterMixOf('GEN X', classroom);
/** As many as in the library. */
const inNursery = betterMixOf('GEN X', schoolRoomAnswers.nursery);
const inHall = recommendedChoice(schoolRoomAnswers.hall);
/** The hall's machines turned down while someone speaks. */
const inSpeech: StatedRate = { ...inHall.rates.chosen, speed: 2 };
const speechDbA = combinedNoiseDbA(speedOf(inHall.model, 2).noiseDbA, inHall.machines);
/** Windows counted. */
const windowsShut = { ...inClass.rates.chosen, ventilationAch: 0 };
const slowest = reachedRate(inClass.model, inClass.machines, 1, classroom);

export const educationQuestions: readonly Question[] = [
  {
    title: 'How many does one classroom need?',
    body: [
      rich`Within ${noiseLimitDbA ?? ''} dB(A) a classroom of 9 × 7 × 3 m takes ${formatMachines(inClass)}, ${formatPrice(inClass)}, ${formatSpeed(inClass)}: with open windows ${inClass.rates.chosen} air changes an hour. ${capitalised(formatPricedMachines(fewest))}, are enough if you set them to different speeds: ${formatMixedSpeeds(fewest)}, at ${fewest.noiseDbA} dB(A) together. In nursery or library ${countWord(inNursery.machines)} do so.`,
      'Three air changes an hour is our minimum and six our optimum.',
    ],
    evidence: 'air-changes',
  },
  {
    title: 'Will thirty children hear it?',
    body: [
      `On speed ${inClass.speed} ${formatMachines(inClass)} make ${inClass.noiseDbA} dB(A) together, and a teacher talks over them. For a test or a story choose speed 1: ${combinedNoiseDbA(speedOf(inClass.model, 1).noiseDbA, inClass.machines)} dB(A). Afterwards go back to speed ${inClass.speed}: speed 1 gives each person ${airEachLitresPerSecond(slowest, classroom.people).toFixed(1)} L/s, and WHO asks for 10. Full speed, ${inClass.noiseDbAAt.full} dB(A), is for the break: there and back take ${inClass.machines * speedsOf(inClass.model).length} touches (sample).`,
      `WHO asks for at most ${whoClassDbA} dB(A) in class. ${capitalised(formatMachines(withinWho))} on speed ${withinWho.speed}, ${formatPrice(withinWho)}, make ${withinWho.noiseDbA} together, ${noiseBasis}.`,
      `For a speech in the hall take speed 2, ${speechDbA} dB(A), with all windows open: ${airEachLitresPerSecond(inSpeech, schoolRoomAnswers.hall.people).toFixed(1)} L/s each. Go back to speed ${inHall.speed} after it.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Is it safe around small children?',
    body: [
      `The lamp is enclosed by design, which is not measured yet. ${lampSwitch} Adults set it. Children from 8 may use it, once shown and watched. The lamp holds a little mercury; the manual says what to do if it breaks.`,
      `Its light is of ${uvCLight}; ${uvCGlass}. An ozone test of the whole machine is ${formatPlanned('ozone')}. Stand it out of children’s way, lay the lead along the wall, and keep coats away from the intake.`,
    ],
    evidence: 'ozone',
  },
  {
    title: 'Do we still need to open the windows?',
    body: [
      `Yes, windows first: the Health and Safety Executive says that air cleaners are no substitute for ventilation. When windows have to stay shut, because of a busy road, pollen or cold, the machines still clean the air ${rateText(windowsShut)} times an hour; our optimum is six. Each person then gets ${airEachLitresPerSecond(windowsShut, classroom.people).toFixed(1)} L/s of cleaned air; WHO asks for 10.`,
    ],
  },
  {
    title: 'Can we spread the cost over budget years?',
    body: [
      'Buy the machines and add a service contract: you pay monthly for servicing only. Contract hire purchase spreads the price as well, but schools in England need consent to borrow, and whether hire purchase counts as borrowing is a question for your finance officer: ask before you sign. It is for limited companies and larger organisations, subject to status.',
    ],
  },
  {
    title: 'How do the filters fit the school year?',
    body: [
      `Clean the large-particulate filter every ${filterCare.cleanMonthsText} months: once a term and once in the summer. Change the filter set once a year, in August: in school hours it lasts ${filterCare.latestText} months.`,
    ],
    evidence: 'filter-life',
  },
  {
    title: 'Our CO₂ monitor has not moved. Is the machine working?',
    body: [
      'It may well be: the monitor reads fresh air, and a purifier cleans the air that is there.',
      `With one air change an hour a full class comes to about ${grouped(classCo2Ppm)} ppm in the end: open more, or improve the ventilation. For the machine watch fine dust (PM2.5), on its display (sample) or on a Mars Air Sense.`,
    ],
  },
];
