import type { CaseWords } from './type';
import { speedHead, atSpeed } from './day-tables';
import { review, perPerson, largeRoom } from './findings';
import { noFreshAir, noIllness, particles, gases, socket, noGrowth, filterMonths, every, ours } from './shared';

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
  benefits: [particles, gases, noGrowth, socket],
  limits: [noFreshAir, 'It neither cools nor heats the room.', noIllness],
  found: [perPerson, largeRoom, review],
  quietTimes: 'quiet work',
  tasks: [
    ['Whoever is in the room', 'Keeps the speed on the label', 'each day'],
    ['Caretaker', 'Cleans the large-particulate filter, changes the set', `${every.clean}; ${filterMonths}`],
    ['Office', 'Orders filters, keeps manual, invoice and this paper', 'once a year'],
    ours,
  ],
  filterKeeper: 'caretaker',
  day: (room, choice) => ({
    caption: 'Which speed, when',
    head: speedHead(room),
    rows: [
      atSpeed('In use', room, choice, choice.speed),
      atSpeed('Quiet work', room, choice, 1),
      atSpeed('Room empty', room, choice, 'full'),
    ],
  }),
  building: {},
};
