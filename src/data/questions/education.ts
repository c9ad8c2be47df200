import { rateText } from '@/domain/air-changes';
import { airEachLitresPerSecond } from '@/domain/people';
import { minLitresPerSecondEach, reachedRate } from '@/domain/sizing';
import { speedOf, combinedNoiseDbA } from '@/domain/speeds';
import {
  recommendedChoice,
  formatMachines,
  formatMixedSpeeds,
  formatPrice,
  formatPricedMachines,
  betterMixOf,
} from '../room-answers';
import { bb93ClassDbA, classCo2Ppm, schoolRoomAnswers, whoClassDbA } from '../rooms/education-rooms';
import { grouped } from '@/lib/format/number';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noiseBasis } from '../room-words';
import { formatOzoneAnswer, lampSwitch } from '../uv-c';
import type { Question } from './question';
import { withDelivery } from '../products/delivery';
import { filterCare } from '../products/filter-care';

const { classroom, hall } = schoolRoomAnswers;
const classroomChoice = recommendedChoice(classroom);
/** On two speeds, below WHO’s limit: our noise is rounded. */
const withinWho = betterMixOf('GEN X', { ...classroom, noiseLimitDbA: whoClassDbA - 1 });
const fewest = betterMixOf('GEN X', classroom);
const hallChoice = recommendedChoice(hall);
const speechSpeed = 2;
/** The hall's machines turned down while someone speaks. */
const speechDbA = combinedNoiseDbA(speedOf(hallChoice.model, speechSpeed).noiseDbA, hallChoice.machines);
/** Windows open. */
const speechEach = airEachLitresPerSecond(
  reachedRate(hallChoice.model, hallChoice.machines, speechSpeed, hall),
  hall.people,
).toFixed(1);
/** Windows counted. */
const windowsShut = { ...classroomChoice.rates.chosen, ventilationAch: 0 };
/** One machine more, on the same speed. */
const oneMoreShut = { ...windowsShut, machines: classroomChoice.machines + 1 };
const oneMore = { pricePence: (classroomChoice.pricePence ?? 0) / classroomChoice.machines };
const oneMoreDbA = combinedNoiseDbA(
  speedOf(classroomChoice.model, classroomChoice.speed).noiseDbA,
  oneMoreShut.machines,
);

export const educationQuestions: readonly Question[] = [
  {
    title: 'How many does one classroom need?',
    body: [
      `A classroom of 9 × 7 × 3 m takes ${formatMachines(classroomChoice)}, ${formatPrice(classroomChoice)}, all on one speed, or ${countWord(fewest.machines)}, ${formatPrice(fewest)}, on two speeds.`,
    ],
    evidence: 'air-changes',
  },
  {
    title: 'Will the class hear it?',
    body: [
      `A teacher should be able to talk over them on speed ${classroomChoice.speed}, ${classroomChoice.noiseDbA} dB(A) together. For a test or a story choose speed 1, ${combinedNoiseDbA(speedOf(classroomChoice.model, 1).noiseDbA, classroomChoice.machines)} dB(A); afterwards go back, for it is too slow for the whole class. Full speed is for the break.`,
      `WHO asks for ${whoClassDbA} dB(A), Building Bulletin 93 for ${bb93ClassDbA.fresh} in a new classroom and ${bb93ClassDbA.refurbished} in a refurbished one. For ${whoClassDbA} take ${formatPricedMachines(withinWho)}, ${formatMixedSpeeds(withinWho)}. They make ${withinWho.noiseDbA}, ${noiseBasis}.`,
      `For short speeches in the hall use speed ${speechSpeed}, ${speechDbA} dB(A), and open the windows: ${speechEach} litres a second for each of ${hall.people} people, below WHO’s ${minLitresPerSecondEach}.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Is it safe around small children?',
    body: [
      'Keep small children away from its openings, and lay the lead along the wall. It has no lock (sample).',
      `By design the lamp is enclosed, not measured yet. ${lampSwitch} It holds a little mercury; the manual says what to do if it breaks.`,
      formatOzoneAnswer(),
    ],
    evidence: 'ozone',
  },
  {
    title: 'Do we still need to open the windows?',
    body: [
      `Yes, windows first, as the Health and Safety Executive asks. When they have to stay shut, because of a busy road, pollen or cold, the machines still clean the air ${rateText(windowsShut)} times an hour. One machine more, ${formatPrice(oneMore)}, brings ${rateText(oneMoreShut)}, at ${oneMoreDbA} dB(A).`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Can we spread the cost over budget years?',
    body: [
      `Yes: buy room by room. Orders start at one machine (sample), so one classroom, ${money(withDelivery(classroomChoice.pricePence ?? 0))} delivered, can be this year’s.`,
      'A service contract is paid by the month. So is contract hire purchase, for limited companies and larger organisations, subject to status. Schools in England need consent to borrow: whether this is borrowing, ask your finance officer before you sign.',
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
      'Yes, most likely. The CO₂ monitor shows your windows; fine dust (PM2.5) shows the machine.',
      `With one air change an hour a full class comes to about ${grouped(classCo2Ppm)} ppm in the end: open more, or improve the ventilation. Read fine dust on the machine’s display (sample) or on a Mars Air Sense.`,
    ],
  },
];
