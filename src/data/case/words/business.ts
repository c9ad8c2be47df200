import { minLitresPerSecondEach } from '@/domain/sizing';
import { litresPerSecond } from '@/domain/air-changes';
import { type RoomChoice, usualSettings } from '@/domain/room-answer';
import { machineAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { eachWorkingDay } from '../../costs';
import type { CaseRoom } from '../business-case';
import type { CaseWords, CaseTable } from './type';
import { findings } from './findings';
import { careIntervals, sharedWords } from './shared';

/** The floor for one person, in an office where nobody was counted. */
const usualFloorM2 = 10;

/** Litres of cleaned air for each person, with more and with fewer people than counted. */
function personByPerson(room: CaseRoom, { model, machines, speed }: RoomChoice): CaseTable {
  const floorM2 = room.lengthM * room.widthM;
  const counted = room.people ?? Math.max(1, Math.floor(floorM2 / usualFloorM2));
  const each = (running: SpeedChoice, people: number) =>
    `${(litresPerSecond(machines * machineAirflowM3PerHour(model, running)) / people).toFixed(1)} L/s`;
  return {
    caption: 'Person by person: cleaned air for each, not fresh air',
    head: ['People', 'Floor for each', `On speed ${speed}`, 'At full speed'],
    rows: [...new Set([1.25, 1, 0.75, 0.5].map((part) => Math.max(1, Math.round(counted * part))))].map((people) => [
      String(people),
      `${(floorM2 / people).toFixed(1)} m²`,
      each(speed, people),
      each('full', people),
    ]),
  };
}

export const businessCaseWords: CaseWords = {
  nameLabel: 'Name of the company',
  head: 'person',
  costTimes: { name: 'A place a working day', perYear: eachWorkingDay.count },
  hours: 'office',
  problem: [
    'The ventilation of a room was set for a number of people, and each one more takes a share of the same air.',
    'Meeting rooms fill and empty by the hour, and what one meeting breathes out waits for the next.',
  ],
  moment: { minutes: 15, isInUse: false },
  besideAch: usualSettings.ventilationAch,
  momentText: 'Left 15 minutes after people leave',
  benefits: [sharedWords.particles, sharedWords.gases, sharedWords.socket],
  airEach: `Gives each person ${minLitresPerSecondEach} L/s of clean air or more, windows counted.`,
  limits: [sharedWords.noFreshAir, 'It neither cools nor heats the room.', sharedWords.noIllness],
  found: [findings.perPerson, findings.review],
  quietTimes: 'calls and talks',
  tasks: [
    ['Front desk', 'Turns them on in the morning, off at night', 'each day'],
    ['Facilities manager', 'Cleans the large-particulate filter, changes the set', careIntervals('office')],
    ['Landlord', 'Is told; nothing is fixed to the building', 'once'],
    sharedWords.ourTask,
  ],
  review: 'three months',
  filterKeeper: 'facilities manager',
  day: personByPerson,
  // The rooms of the page's floor.
  building: { 'whole-floor': 1, 'board-room': 1, 'meeting-room': 1, 'small-meeting-room': 1, booth: 1 },
};
