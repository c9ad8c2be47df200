import { wallGapCm } from '@/domain/placing';
import { airEachLitresPerSecond, whoLitresPerSecondEach } from '@/domain/people';
import { type RoomChoice, usualSettings } from '@/domain/room-answer';
import { minLitresPerSecondEach, reachedRate } from '@/domain/sizing';
import { combinedNoiseDbA, type SpeedChoice, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { eachEvening, eachParty } from '../../costs';
import { unconfirmed } from '../../unconfirmed';
import type { CaseRoom } from '../business-case';
import type { CaseWords } from './type';
import { atSpeed, ventilated } from './day-tables';
import { findings } from './findings';
import { sharedWords } from './shared';

const withWindows = (room: CaseRoom) => ventilated(room, usualSettings.ventilationAch);

/** As in ": 6.9 L/s a guest, below WHO’s 10", windows counted; '' where nobody was counted. */
function eachOf(room: CaseRoom, { model, machines }: RoomChoice, speed: SpeedChoice): string {
  if (!room.people) return '';
  const each = airEachLitresPerSecond(reachedRate(model, machines, speed, withWindows(room)), room.people);
  const isLow = each < whoLitresPerSecondEach.ordinary;
  return `: ${each.toFixed(1)} L/s a guest${isLow ? `, below WHO’s ${whoLitresPerSecondEach.ordinary}` : ''}`;
}

/** After a speed at which people talk over the machines with an effort. */
function talkOf({ model, machines }: RoomChoice, speed: SpeedChoice): string {
  const isLoud = combinedNoiseDbA(speedOf(model, speed).noiseDbA, machines) > workingSpeedLimitDbA;
  return isLoud ? '; loud for talk' : '';
}

export const hospitalityCaseWords: CaseWords = {
  nameLabel: 'Name of the hotel or venue',
  head: 'guest',
  costTimes: { name: 'A guest an evening', perYear: eachEvening.count, ofKind: { 'function-room': eachParty.count } },
  hours: 'restaurant',
  problem: [
    'A room that stands empty at five is full at eight, and its guests breathe out into it all evening.',
    'Open windows let the music out and the cold in, and a full house needs more air than they bring.',
  ],
  moment: { minutes: 15, isInUse: false },
  besideAch: 1,
  isShutForMusic: true,
  momentText: 'Left after 15 minutes',
  benefits: [
    sharedWords.particles,
    sharedWords.gases,
    `Stands at the wall, ${wallGapCm} cm clear on every side, and moves with the tables.`,
  ],
  airEach: `Gives each guest ${minLitresPerSecondEach} L/s of cleaned air or more at the speed of the answer; a lower one gives less.`,
  limits: ['It does not replace open windows, or the hood over the range.', sharedWords.noFreshAir, unconfirmed.hire],
  found: [findings.perPerson, findings.review],
  quietTimes: 'a quiet moment',
  fullSpeedTimes: 'while the music plays',
  tasks: [
    ['Duty manager', 'Full speed before the doors, speed 3 for dinner', 'each event'],
    ['Housekeeping', 'Cleans the large-particulate filter', sharedWords.cleanInterval],
    ['Maintenance', 'Changes the filter set, keeps ways out clear', sharedWords.changeInterval('restaurant')],
    sharedWords.ourTask,
  ],
  review: 'one season',
  filterKeeper: 'maintenance',
  day: (room, choice) => {
    const shut = room.ventilationAch > 0 ? '' : ', windows shut';
    return {
      caption: 'The evening',
      head: ['When', 'Speed', 'Air changes', 'Noise together'],
      rows: [
        atSpeed(`Doors and music${shut}`, room, choice, choice.speed),
        atSpeed(
          `Dinner, windows open${eachOf(room, choice, 'working')}${talkOf(choice, 'working')}`,
          withWindows(room),
          choice,
          'working',
        ),
        atSpeed(`Speeches, kept short, windows open${eachOf(room, choice, 2)}`, withWindows(room), choice, 2),
        atSpeed('Clearing the tables, windows open', withWindows(room), choice, 'full'),
      ],
    };
  },
  building: { 'event-room': 1, 'function-room': 1, 'hotel-bedroom': 6 },
};
