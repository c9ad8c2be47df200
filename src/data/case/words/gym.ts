import { rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import type { RoomChoice } from '@/domain/room-answer';
import { reachedRate, minLitresPerSecondEach } from '@/domain/sizing';
import type { CaseRoom } from '../business-case';
import type { CaseWords } from './type';
import { atSpeed, ventilated } from './day-tables';
import { findings } from './findings';
import { careIntervals, sharedWords } from './shared';

/** Open windows. */
const besideAch = 1;

function minutesAfter(room: CaseRoom, { model, machines }: RoomChoice): number {
  return clearanceWholeMinutes(rateAch(reachedRate(model, machines, 'full', room)));
}

export const gymCaseWords: CaseWords = {
  nameLabel: 'Name of the gym',
  head: 'member',
  costTimes: { name: 'A place a month', perYear: 12 },
  hours: 'gym',
  problem: [
    'A class on bikes breathes far more air than the same people on the mat, in our example eight times as much.',
    'Class follows class, and what one leaves in the air is there when the next begins.',
  ],
  moment: { minutes: 15, isInUse: false },
  besideAch,
  isShutForMusic: true,
  momentText: 'Left 15 minutes after a class',
  benefits: [sharedWords.particles, 'Carbon adsorbs part of a full studio’s smell.', sharedWords.socket],
  airEach: `Gives each member ${minLitresPerSecondEach} L/s of cleaned air or more at the speed of the answer.`,
  limits: [
    'It neither cools nor dries the air, and it does not lower CO₂: leave ventilation and air conditioning on.',
    'It is for dry rooms: not for showers or beside a pool.',
    sharedWords.noIllness,
  ],
  found: [findings.perPerson, findings.review],
  quietTimes: 'a quiet moment',
  fullSpeedTimes: 'while the music plays',
  tasks: [
    ['Trainer', 'Sets the speed of the timetable', 'each class'],
    ['Front desk', 'Full speed after the last class, then off', 'each day'],
    ['Manager', 'Cleans the large-particulate filter, changes the set', careIntervals('gym')],
    sharedWords.ourTask,
  ],
  review: 'three months',
  filterKeeper: 'manager',
  day: (room, choice) => {
    const aired = ventilated(room, besideAch);
    const shut = room.ventilationAch > 0 ? '' : ', windows shut';
    return {
      caption: 'The timetable',
      head: ['When', 'Speed', 'Air changes', 'Noise together'],
      rows: [
        atSpeed('Before the first class and between classes, windows open', aired, choice, 'full'),
        atSpeed(`Spin, intervals, weights: loud music${shut}`, room, choice, 'full'),
        atSpeed('Quiet hours, windows open', aired, choice, 'working'),
        atSpeed(
          `For ${minutesAfter(aired, choice)} minutes after the last class, windows open: 99% gone, in evenly mixed air`,
          aired,
          choice,
          'full',
        ),
      ],
    };
  },
  building: { 'gym-floor': 1, 'spin-studio': 1, 'yoga-studio': 1, 'gym-treatment-room': 0 },
};
