import { wallGapCm } from '@/domain/placing';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { unconfirmed } from '../../unconfirmed';
import type { CaseWords } from './type';
import { speedHead, atSpeed } from './day-tables';
import { findings } from './findings';
import { sharedWords } from './shared';

export const hospitalityCaseWords: CaseWords = {
  nameLabel: 'Name of the hotel or venue',
  head: 'guest',
  hours: 'restaurant',
  problem: [
    'A room that stands empty at five is full at eight, and its guests breathe out into it all evening, beside candles, food and perfume.',
    'Open windows bring outdoor air, but let the music out and the cold in, and a full house needs more than they bring.',
  ],
  moment: { minutes: 15, isInUse: false },
  besideAch: 1,
  momentText: 'Left 15 minutes after a sitting',
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
    ['Housekeeping', 'Cleans the large-particulate filter', sharedWords.intervals.clean],
    ['Maintenance', 'Changes the filter set, keeps ways out clear', sharedWords.intervals.change],
    sharedWords.ourTask,
  ],
  filterKeeper: 'maintenance',
  day: (room, choice) => ({
    caption: 'The evening',
    head: speedHead(room),
    rows: [
      atSpeed('An hour before the doors', room, choice, 'full'),
      atSpeed('With music', room, choice, choice.speed),
      atSpeed('Dinner', room, choice, 'working'),
      atSpeed('Clearing the tables', room, choice, 'full'),
    ],
  }),
  building: { 'event-room': 1, 'function-room': 1, 'hotel-bedroom': 6 },
};
