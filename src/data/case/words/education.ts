import { rateText } from '@/domain/air-changes';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { recommendedChoice } from '../../room-answers';
import { schoolRoomAnswers } from '../../rooms/education-rooms';
import type { CaseWords } from './type';
import { speedHead, atSpeed } from './day-tables';
import { findings } from './findings';
import { careIntervals, sharedWords } from './shared';

const { rates, noiseDbA } = recommendedChoice(schoolRoomAnswers.classroom);

export const educationCaseWords: CaseWords = {
  nameLabel: 'Name of the school',
  head: 'person',
  costTimes: { name: 'A person a year', perYear: 1 },
  hours: 'school',
  problem: [
    'A class breathes out into one room for the length of a lesson, and windows, where they are open, change its air about once an hour.',
    'In winter they are shut for warmth, and what people breathe out stays longer. By a busy road, open windows let fine dust in.',
  ],
  moment: { minutes: 60, isInUse: true },
  momentText: 'Particles when a lesson ends',
  benefits: [
    sharedWords.particles,
    sharedWords.gases,
    `Runs a typical classroom at ${noiseDbA} dB(A), a speed that a teacher can talk over: ${rateText(rates.chosen)} air changes an hour with windows open, ${rateText({ ...rates.chosen, ventilationAch: 0 })} with them shut.`,
  ],
  airEach: `Gives each person ${minLitresPerSecondEach} L/s of clean air or more in lessons, windows counted; less on speed 1.`,
  limits: ['It brings in no fresh air and does not lower CO₂: open the windows first.', sharedWords.noIllness],
  found: [findings.switchedOff, findings.loudTeacher, findings.review],
  quietTimes: 'a test or a story',
  tasks: [
    ['Teacher', 'Keeps the speed on the label; full speed in breaks', 'each day'],
    ['Site manager', 'Cleans the large-particulate filter, changes the set', careIntervals('school')],
    ['Office', 'Orders filters, keeps manual, invoice and this paper', 'once a year'],
    sharedWords.ourTask,
  ],
  review: 'one term',
  payment: 'Hire purchase may be borrowing: ask your finance officer.',
  filterKeeper: 'site manager',
  day: (room, choice) => ({
    caption: 'A school day',
    head: speedHead(room),
    rows: [
      atSpeed('Lessons', room, choice, choice.speed),
      atSpeed('A test or a story', room, choice, 1),
      atSpeed('Breaks, lunch, after school', room, choice, 'full'),
    ],
  }),
  // The rooms of the page's plan.
  building: { classroom: 4, 'school-hall': 1, nursery: 1, library: 1, 'staff-room': 1, 'medical-room': 0 },
};
