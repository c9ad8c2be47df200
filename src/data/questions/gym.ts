import { yearlyHours } from '@/domain/cost-over-years';
import { rate } from '@/domain/air-changes';
import { stillRoomDbA } from '@/domain/room-advice';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { wholeFilterMonths } from '../costs';
import { filterSetPence } from '../filter-prices';
import { choiceFor, formatMachines, formatPrice, talkingLimit } from '../room-answers';
import { yogaStudio } from '../rooms/gym-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const yogaM3 = roomVolumeM3(yogaStudio);
const yoga = choiceFor(yogaStudio);
/** For a still class. */
export const stillYoga = choiceFor({ ...yogaStudio, noiseLimitDbA: stillRoomDbA });

export const gymQuestions: readonly Question[] = [
  {
    title: 'How many air changes should a gym have?',
    body: [
      'Our own minimum is three an hour and our optimum six. Aim for six or more wherever people train hard: the table on this page does it room by room.',
    ],
    evidence: 'targets',
  },
  {
    title: 'Will it cool the room or dry the air?',
    body: ['No. It neither cools nor dehumidifies: leave ventilation and air conditioning running.'],
  },
  {
    title: 'Does it lower the CO₂ reading on our wall meter?',
    body: ['No. Carbon dioxide passes through every filter; only air from outside brings it down.'],
  },
  {
    title: 'What does chalk do to the filters?',
    body: [
      `It fills them sooner. Clean the large-particulate filter every ${filterCare.cleanMonthsText} months, sooner beside a lifting platform or a climbing wall, and plan to change the filter set sooner than the ${wholeFilterMonths(yearlyHours.gym)} months that 14 hours a day allow. The cost over five years counts those ${wholeFilterMonths(yearlyHours.gym)} months: each set more is ${money(filterSetPence['GEN X'])} (sample) and its delivery.`,
    ],
  },
  {
    title: 'Does it deal with the smell of a changing room?',
    body: [
      'It helps where the room is cleaned as well: activated carbon adsorbs many of the gases that smell, and Generation Z adds a photocatalyst.',
    ],
    evidence: 'carbon',
  },
  {
    title: 'Where do machines stand on a busy floor?',
    body: [
      'At the edge of the room, out of the run-off behind treadmills and away from anything that swings. On a weights floor tape a square round the machine, to keep plates off its intake.',
    ],
  },
  {
    title: 'Can the machines run through a quiet class?',
    body: [
      rich`Yes, but you hear them: in the yoga studio ${formatMachines(yoga)} make ${yoga.noiseDbA} dB(A) together; ${talkingLimit}. They give ${rate(yoga.model, yogaM3, { machines: yoga.machines, speed: yoga.speed })} air changes an hour. ${capitalised(formatMachines(stillYoga))} on speed ${stillYoga.speed} make ${stillYoga.noiseDbA}, for ${formatPrice(stillYoga)}. Use full speed while the next class waits outside: ${rate(yoga.model, yogaM3, { machines: yoga.machines })}.`,
      'Where the room itself is louder than the machine, full speed is the speed in use: that is spin, intervals and the gym floor.',
    ],
    evidence: 'noise',
  },
];
