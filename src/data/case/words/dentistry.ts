import { eachWorkingDay } from '../../costs';
import type { CaseWords } from './type';
import { record } from './day-tables';
import { findings } from './findings';
import { sharedWords } from './shared';

export const dentistryCaseWords: CaseWords = {
  nameLabel: 'Name of the practice',
  head: 'person',
  costDays: { name: 'A working day', perYear: eachWorkingDay.count },
  hours: 'office',
  problem: [
    'Treatment such as drilling throws droplets and fine dust into the air of the room, and the next patient sits down minutes later.',
    'Where there is suction it takes the spray at the source; what it misses stays in the air until ventilation or a filter takes it out.',
  ],
  moment: { minutes: 15, isInUse: false },
  besideAch: 1,
  momentText: 'Left 15 minutes after a patient',
  benefits: [sharedWords.particles, sharedWords.gases, 'Leaves an air change rate that the room’s file can quote.'],
  limits: [
    'It sets no waiting time between patients: that is for your own risk assessment.',
    'It does not replace high-volume suction, extraction or ventilation.',
    sharedWords.uvCShare,
    sharedWords.noIllness,
  ],
  found: [findings.review, findings.perPatient],
  quietTimes: 'a nervous patient',
  quietSpeed: 2,
  quietKind: 'treatment-room',
  tasks: [
    [
      'Nurse',
      'Turns it on, sets the speed on the label; wipes it with water, Generation Y also with a disinfectant that we have named (sample)',
      'each day',
    ],
    ['Practice manager', 'Keeps the record, orders and changes the filter set', sharedWords.changeInterval('office')],
    ['Cleaner or nurse', 'Cleans the large-particulate filter', sharedWords.cleanInterval],
    sharedWords.ourTask,
  ],
  review: 'three months',
  filterKeeper: 'practice manager',
  day: () => record(3),
  building: { surgery: 3, 'decontamination-room': 1, 'dental-waiting-room': 1 },
};
