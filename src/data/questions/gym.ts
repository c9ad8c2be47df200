import { machinesLabel } from '@/data/room-answers';
import { yearlyHours } from '@/domain/cost-over-years';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { wholeFilterMonths, yearOfFiltersPence } from '../costs';
import { betterMixOf, recommendedChoice, formatMachines, formatMixedSpeeds, formatPrice } from '../room-answers';
import { gymFloor, yogaStudio } from '../rooms/gym-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const yoga = recommendedChoice(yogaStudio);
const onFloor = recommendedChoice(gymFloor);
/** Cheaper: people still talk over it. */
const mixedYoga = betterMixOf('GEN X', { ...yogaStudio, noiseLimitDbA: workingSpeedLimitDbA });

export const gymQuestions: readonly Question[] = [
  {
    title: 'What does it leave to our ventilation?',
    body: [
      'Fresh air, heat, damp and CO₂: keep ventilation and air conditioning running. The wet side of a changing room needs an extractor; the machines stand in dry rooms.',
    ],
  },
  {
    title: 'What does chalk do to the filters?',
    body: [
      `It fills them sooner. Clean the large-particulate filter every ${filterCare.cleanMonthsText} months, sooner beside a lifting platform or a climbing wall. At 14 hours a day a filter set lasts ${wholeFilterMonths(yearlyHours.gym)} months, less with chalk: each set more is ${money(yearOfFiltersPence('GEN X', 1).byYou)} with its delivery (sample).`,
    ],
  },
  {
    title: 'Does it deal with the smell of a changing room?',
    body: [
      'In part, where the room is cleaned as well: activated carbon adsorbs some of the gases that smell; how much is not tested.',
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
      `Yes. In the yoga studio ${formatMachines(yoga)}, ${formatPrice(yoga)}, make ${yoga.noiseDbA} dB(A) on speed ${yoga.speed}. ${capitalised(countWord(mixedYoga.machines))}, ${formatPrice(mixedYoga)}, also do, ${formatMixedSpeeds(mixedYoga)}: ${mixedYoga.noiseDbA} dB(A).`,
      `${machinesLabel(onFloor)} make ${onFloor.noiseDbA} dB(A) at full speed. Where your music is some 10 dB(A) louder, full speed is the speed in use: so we size spin, intervals and the gym floor.`,
    ],
    evidence: 'noise',
  },
];
