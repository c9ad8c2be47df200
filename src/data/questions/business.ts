import { stillRoomDbA } from '@/domain/room-advice';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { machineAirflowM3PerHour, workingSpeedLimitDbA } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { choiceFor, formatMachines, formatPrice } from '../room-answers';
import { openOffice, wholeFloor } from '../rooms/business-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const floorM3 = roomVolumeM3(wholeFloor);
const floor = choiceFor(wholeFloor);
const bySixLessWindows = wholeFloor.targetAch - wholeFloor.ventilationAch;
const airflow = machineAirflowM3PerHour(floor.model, 'working');
const office = choiceFor(openOffice);
const within = choiceFor({ ...openOffice, noiseLimitDbA: workingSpeedLimitDbA });
const quiet = choiceFor({ ...openOffice, noiseLimitDbA: stillRoomDbA });

export const businessQuestions: readonly Question[] = [
  {
    title: 'How many machines does a floor need?',
    body: [
      rich`Take the volume times six, or times five if windows open. Then take ${minLitresPerSecondEach * 3.6} m³ an hour for each person, less one room volume if windows open. The greater of the two is the clean air you need: divide it by the airflow of one machine on speed 3. An open floor of 24 × 10 × 2.7 m is ${formatVolume(wholeFloor)} m³. With windows that open: ${formatVolume(wholeFloor)} × ${bySixLessWindows} ÷ ${airflow} = ${((floorM3 * bySixLessWindows) / airflow).toFixed(1)}. So it takes ${formatMachines(floor)}, ${formatPrice(floor)}: with the windows ${floor.rates.chosen} air changes an hour.`,
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
      `Choose a set that people talk over: where windows open, ${formatMachines(within)} stay at ${within.noiseDbA} dB(A) (${formatPrice(within)}); ${formatMachines(quiet)} on speed ${quiet.speed}, ${formatPrice(quiet)}, make ${quiet.noiseDbA}. ${capitalised(formatMachines(office))} on speed ${office.speed} make ${office.noiseDbA}, which some may turn down.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Who changes the filters, and how often?',
    body: [
      `Your own people, or we on a service contract. Clean the large-particulate filter every ${filterCare.cleanMonthsText} months and change the filter set every ${filterCare.changeMonthsText}: in office hours, once a year.`,
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
