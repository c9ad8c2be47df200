import { minLitresPerSecondEach } from '@/domain/sizing';
import { litresPerSecond } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-advice';
import { machineAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import type { CaseRoom } from '../business-case';
import type { CaseWords, CaseTable } from './type';
import { findings } from './findings';
import { sharedWords } from './shared';

/** Litres of cleaned air for each desk, by the floor that a desk has. */
function deskByDesk({ lengthM, widthM }: CaseRoom, { model, machines, speed }: RoomChoice): CaseTable {
  const each = (running: SpeedChoice, desks: number) =>
    `${(litresPerSecond(machines * machineAirflowM3PerHour(model, running)) / desks).toFixed(1)} L/s`;
  return {
    caption: 'Desk by desk: cleaned air for each, not fresh air',
    head: ['Desks', 'Floor for each, at least', `On speed ${speed}`, 'At full speed'],
    rows: [12, 10, 8, 6].map((floorM2) => {
      const desks = Math.max(1, Math.floor((lengthM * widthM) / floorM2));
      return [String(desks), `${floorM2} m²`, each(speed, desks), each('full', desks)];
    }),
  };
}

export const businessCaseWords: CaseWords = {
  nameLabel: 'Name of the company',
  head: 'desk',
  hours: 'office',
  problem: [
    'The ventilation of a floor was set for a number of desks, and each desk that is added takes its share of the same air.',
    'Meeting rooms fill and empty by the hour, and what one meeting breathes out waits for the next.',
  ],
  moment: { minutes: 15, isInUse: false },
  momentText: 'Left 15 minutes after a meeting',
  benefits: [sharedWords.particles, sharedWords.gases, sharedWords.socket],
  airEach: `Gives each desk ${minLitresPerSecondEach} L/s of clean air or more, windows counted.`,
  limits: [sharedWords.noFreshAir, 'It neither cools nor heats the room.', sharedWords.noIllness],
  found: [findings.perPerson, findings.largeRoom, findings.review],
  quietTimes: 'calls and talks',
  tasks: [
    ['Front desk', 'Turns them on in the morning, off at night', 'each day'],
    [
      'Facilities manager',
      'Cleans the large-particulate filter, changes the set',
      `${sharedWords.intervals.clean}; ${sharedWords.filterMonths}`,
    ],
    ['Landlord', 'Is told; nothing is fixed to the building', 'once'],
    sharedWords.ourTask,
  ],
  filterKeeper: 'facilities manager',
  day: deskByDesk,
  building: { 'open-office': 2, 'whole-floor': 0, 'meeting-room': 2, reception: 1 },
};
