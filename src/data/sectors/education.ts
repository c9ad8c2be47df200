import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import { atSpeed, speedHead } from './meeting-page';
import type { Sector } from './sector';

const { classroom, hall, nursery, medicalRoom } = schoolRoomAnswers;
const inClass = choiceFor(classroom);
const { noiseLimitDbA } = classroom;
const anyNoise = choiceFor({ ...classroom, noiseLimitDbA: undefined });

export const education: Sector = {
  key: 'education',
  title: 'Air purifiers for schools',
  metaTitle: 'Air purifiers for schools and nurseries',
  metaDescription:
    'Air purifiers for classrooms, halls and nurseries: a school drawn room by room with its air changes per hour, noise in lessons and filters by the term.',
  promise:
    'A class of thirty shares one room of air. With open windows, our machines clean or renew it six times an hour, at a speed that people can talk over.',
  rooms: [classroom, hall, nursery, medicalRoom],
  picture: {
    model: 'GEN Z',
    file: eyeClassroom,
    alt: 'A classroom at eye level: desks with open books and a glass of water, a green board, and Generation Z beside the bookcase',
  },
  featuredTitle: 'Machines for a school',
  recommended: [
    { model: 'GEN X', reason: 'Classrooms and hall: most air for its price' },
    { model: 'GEN Z', reason: 'Nursery: one machine is enough' },
    { model: 'GEN S', reason: 'Medical room: one is enough' },
  ],
  meeting: {
    title: 'One page for your governors',
    lead: 'Price, noise and limits, for this classroom or for your own room.',
    name: 'Note for the governors',
    table: (room, choice) => ({
      caption: 'A school day',
      head: speedHead,
      rows: [
        atSpeed('Lessons', room, choice, choice.speed),
        atSpeed('A test or a story', room, choice, 1),
        atSpeed('Breaks, lunch, after school', room, choice, 'full'),
      ],
    }),
    doesNot: [
      'It brings in no fresh air and does not lower CO₂: open the windows first.',
      'It is no promise against a particular illness.',
      'Hire purchase may count as borrowing: ask your finance officer before you sign.',
    ],
    fields: ['Meeting', 'Proposed by', 'Decision'],
  },
  questionsTitle: 'Asked by school offices',
  questions: [
    {
      title: 'How many does one classroom need?',
      body: [
        rich`A classroom of 9 × 7 × 3 m has 1 air change an hour from windows that open. Within ${noiseLimitDbA ?? ''} dB(A) it takes ${machinesInWords(inClass)} ${speedInWords(inClass)}, ${priceInWords(inClass)}: with the windows ${inClass.reaches.quietest} air changes an hour. Without that limit ${machinesInWords(anyNoise)} ${speedInWords(anyNoise)}, are enough, ${priceInWords(anyNoise)}.`,
        'Three air changes an hour is our minimum and six our optimum. Size the room at the working speed; run at full speed between uses.',
      ],
      evidence: 'air-changes',
    },
    {
      title: 'Do we still need to open the windows?',
      body: [
        'Yes, windows first: the Health and Safety Executive says that air cleaners are no substitute for ventilation. When windows have to stay shut, because of a busy road, pollen or cold, the machine still cleans the air.',
      ],
    },
    {
      title: 'Our CO₂ monitor has not moved. Is the machine working?',
      body: [
        'Yes. A purifier brings in no fresh air, so a CO₂ monitor cannot measure it. Watch PM2.5 on an air quality meter instead.',
      ],
    },
    {
      title: 'Will thirty children hear it?',
      body: [
        `A little: ${machinesInWords(inClass)} ${speedInWords(inClass)}. For a test or a story use speed 1, which moves less air, so run at full speed in the break that follows.`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Is it safe around small children?',
      body: [
        'The UV-C lamps and the filters sit inside the case, and our 253.7 nm lamps make no ozone. Stand it where children cannot climb on it, lay the lead along the wall, and keep coats away from the intake.',
      ],
      evidence: 'ozone',
    },
    {
      title: 'How do the filters fit the school year?',
      body: [
        'Clean the large-particulate filter once a term and once in the summer: every three months. Change the filter set once a year, in August; 6 to 12 months is the rule, and a machine that runs in school hours needs twelve.',
      ],
      evidence: 'filter-life',
    },
    {
      title: 'Can we spread the cost over budget years?',
      body: [
        'Buy the machines and add a service contract: its monthly payment is for care alone. Contract hire purchase spreads the price as well, but schools in England need consent to borrow, and whether hire purchase counts as borrowing is a question for your finance officer: ask before you sign. It is for limited companies and larger organisations, subject to status.',
      ],
    },
  ],
  certificate: { name: nursery.name, room: nursery },
  servicesTitle: 'Filters and service in the holidays',
  calculator: {
    title: 'Work out a classroom',
    lead: 'Do the fullest room of the school first.',
  },
  typicalRoom: 'classroom',
  plan: {
    title: 'Plan your school',
    lead: 'Send us the rooms. You get a plan and a price for the building.',
    topic: 'school',
    send: ['Length, width and height of each room', 'How many people it holds', 'Whether its windows open'],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, out of children’s way',
      'Filters and servicing of a school year, priced',
    ],
  },
};
