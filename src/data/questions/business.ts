import { usualSettings } from '@/domain/room-answer';
import { rich } from '@/domain/rich-text';
import { formatSides } from '@/domain/room';
import { machineAirflowM3PerHour, workingSpeedLimitDbA } from '@/domain/speeds';
import { recommendedChoice, formatMachines } from '../room-answers';
import { openOffice, wholeFloor } from '../rooms/business-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';
import { countWord } from '@/lib/format/count-word';
import { serviceArea } from '../cost-prices';
import { formatOzoneAnswer } from '../uv-c';

const floor = recommendedChoice(wholeFloor);
const airflow = machineAirflowM3PerHour(floor.model, floor.speed);
const aired = recommendedChoice({ ...wholeFloor, ventilationAch: usualSettings.ventilationAch });
const office = recommendedChoice(openOffice);

export const businessQuestions: readonly Question[] = [
  {
    title: 'How many machines does a floor need?',
    body: [
      rich`Multiply the floor by its height, and that by six. Divide by ${airflow}, the m³ that one Generation X cleans in an hour on speed ${floor.speed}. Our floor of ${formatSides(wholeFloor)} takes ${formatMachines(floor)} for ${floor.rates.chosen} air changes an hour; where windows open, ${countWord(aired.machines)} are enough.`,
      `Why ${countWord(wholeFloor.targetAch)}? The US health agency CDC advises aiming for five, ventilation included; the sixth is a margin of ours.`,
    ],
    evidence: 'air-changes',
  },
  {
    title: 'We have mechanical ventilation. Do we still need a purifier?',
    body: [
      `Often, but fewer. Ask your engineer what the ventilation brings; machines bring the rest to ${countWord(wholeFloor.targetAch)} air changes an hour, our optimum.`,
    ],
  },
  {
    title: 'Our CO₂ meters read the same with the machine on. Is it working?',
    body: [
      'The CO₂ meter reads your ventilation; a purifier leaves carbon dioxide as it is. Watch fine dust (PM2.5), on the purifier’s display (sample) or on a Mars Air Sense, and judge your fresh air by CO₂.',
    ],
  },
  {
    title: 'Where should machines stand on an open floor?',
    body: ['Along the walls, at the ends of the aisles, on both sides of the floor, out of escape routes.'],
  },
  {
    title: 'Will people turn it off because of the noise?',
    body: [
      `We plan offices for ${workingSpeedLimitDbA} dB(A) or less, since people may turn loud ones off: ${formatMachines(office)} make ${office.noiseDbA} at ten desks.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Who looks after the machines?',
    body: [
      `In the morning ${countWord(office.speed)} touches start a machine on speed ${office.speed}; in the evening hold its display for three seconds (samples). Your staff clean the large-particulate filter every ${filterCare.cleanMonthsText} months. A filter set lasts a year in office hours. On a service contract we clean and change, ${serviceArea}; the sets are extra.`,
    ],
    evidence: 'filter-life',
  },
  { title: 'Does it make ozone at work?', body: [formatOzoneAnswer()], evidence: 'ozone' },
];
