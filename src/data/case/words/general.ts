import type { CaseWords } from './type';
import { speedHead, atSpeed } from './day-tables';
import { findings } from './findings';
import { careIntervals, sharedWords } from './shared';

/** @param quietTime named in the row of speed 1 */
function speedsOfDay(quietTime: string): CaseWords['day'] {
  return (room, choice) => ({
    caption: 'Which speed, when',
    head: speedHead(room),
    rows: [
      atSpeed('In use', room, choice, choice.speed),
      atSpeed(quietTime, room, choice, 1),
      atSpeed('Room empty', room, choice, 'full'),
    ],
  });
}

export const generalCaseWords: CaseWords = {
  nameLabel: 'Name of the organisation',
  head: 'person',
  hours: 'office',
  problem: [
    'People share the air of a room for hours, and windows, where they open, change it about once an hour.',
    'Dust, pollen, smoke and what people breathe out stay in it until ventilation or a filter takes them out.',
  ],
  moment: { minutes: 30, isInUse: false },
  momentText: 'Left 30 minutes after use',
  benefits: [sharedWords.particles, sharedWords.gases, sharedWords.socket],
  limits: [sharedWords.noFreshAir, 'It neither cools nor heats the room.', sharedWords.uvCShare, sharedWords.noIllness],
  found: [findings.perPerson, findings.review],
  quietTimes: 'quiet work',
  tasks: [
    ['Whoever is in the room', 'Keeps the speed on the label', 'each day'],
    ['Caretaker', 'Cleans the large-particulate filter, changes the set', careIntervals('office')],
    ['Office', 'Orders filters, keeps manual, invoice and this paper', 'once a year'],
    sharedWords.ourTask,
  ],
  review: 'three months',
  filterKeeper: 'caretaker',
  day: speedsOfDay('Quiet work'),
  building: {},
};

/** A room at home, where no staff share the work. */
export const homeCaseWords: CaseWords = {
  ...generalCaseWords,
  nameLabel: 'Your name',
  hours: 'home',
  quietTimes: 'the night',
  tasks: [
    ['You', 'Turn it on, set the speed on the label', 'each day'],
    ['You', 'Clean the large-particulate filter, change the set', careIntervals('home')],
    ['You', 'Keep manual and invoice', 'once'],
    sharedWords.ourTask,
  ],
  filterKeeper: 'household',
  day: speedsOfDay('At night'),
};
