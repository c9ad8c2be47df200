import { yearlyHours } from '@/domain/cost-over-years';
import { countWord } from '@/lib/format/count-word';
import { musicMarginDbA } from '../room-words';
import { money } from '@/lib/format/money';
import { wholeFilterMonths, yearOfFiltersPence } from '../costs';
import { recommendedChoice, formatMachines } from '../room-answers';
import { gymFloor, spinStudio, yogaStudio } from '../rooms/gym-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';
import { formatOzoneAnswer } from '../uv-c';

const onFloor = recommendedChoice(gymFloor);
const spin = recommendedChoice(spinStudio);
const yoga = recommendedChoice(yogaStudio);

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
      `Yes, with enough machines: in the yoga studio ${formatMachines(yoga)} make ${yoga.noiseDbA} dB(A) on speed ${yoga.speed}. In stretch the ${countWord(spin.machines)} of the spin studio make ${spin.noiseDbAAt.working}.`,
      `Only for music some ${musicMarginDbA} dB(A) louder do we size at full speed: spin, intervals and the gym floor, whose machines make ${onFloor.noiseDbAAt.full}, so your music some ${onFloor.noiseDbAAt.full + musicMarginDbA}.`,
    ],
    evidence: 'noise',
  },
  { title: 'Does it make ozone in the studio?', body: [formatOzoneAnswer()], evidence: 'ozone' },
];
