import { stillRoomDbA } from '@/domain/room-advice';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { machineAirflowM3PerHour, workingSpeedLimitDbA } from '@/domain/speeds';
import { choiceFor, formatMachines, formatPrice } from '../room-answers';
import { openOffice, wholeFloor } from '../rooms/business-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const floorM3 = roomVolumeM3(wholeFloor);
const floor = choiceFor(wholeFloor);
const bySixLessWindows = wholeFloor.targetAch - wholeFloor.ventilationAch;
const airflow = machineAirflowM3PerHour(floor.model, 'working');
const within = choiceFor({ ...openOffice, noiseLimitDbA: workingSpeedLimitDbA });
const quiet = choiceFor({ ...openOffice, noiseLimitDbA: stillRoomDbA });

export const businessQuestions: readonly Question[] = [
  {
    title: 'How many machines does a floor need?',
    body: [
      rich`Multiply the floor by its height, and that by six, or by ${bySixLessWindows} if windows open. Divide by ${airflow}, the m³ that one Generation X cleans in an hour on speed 3. A floor of ${formatVolume(wholeFloor)} m³: ${formatVolume(wholeFloor)} × ${bySixLessWindows} ÷ ${airflow} = ${((floorM3 * bySixLessWindows) / airflow).toFixed(1)}. So it takes ${formatMachines(floor)}, ${formatPrice(floor)}: with the windows ${floor.rates.chosen} air changes an hour. For crowded rooms let the planner count the people.`,
    ],
    evidence: 'air-changes',
  },
  {
    title: 'We have mechanical ventilation. Do we still need a purifier?',
    body: [
      `Ask your engineer for its air changes an hour. Below six, our optimum, a purifier adds to it; at six or more take one only where people get less than ${minLitresPerSecondEach} L/s each.`,
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
    body: [
      'At the ends of the desk banks, beside the aisles and on both sides of the floor, so that each desk has one near. Keep them out of escape routes.',
    ],
  },
  {
    title: 'Will people turn it off because of the noise?',
    body: [
      `Loud ones, yes. For ten desks ${formatMachines(quiet)} on speed ${quiet.speed}, ${formatPrice(quiet)}, make ${quiet.noiseDbA} dB(A). Where windows open, ${formatMachines(within)}, ${formatPrice(within)}, make ${within.noiseDbA}.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Who changes the filters, and how often?',
    body: [
      `Your staff clean the large-particulate filter every ${filterCare.cleanMonthsText} months and change the filter set: in office hours, once a year. On a service contract we do both.`,
    ],
    evidence: 'filter-life',
  },
  {
    title: 'Can we pay by the month?',
    body: [
      'Yes. Contract hire purchase puts machines and servicing into one monthly payment, for limited companies and larger organisations, subject to status.',
    ],
  },
];
