import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { volumeInWords } from '@/domain/room';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { schoolRoomAnswers } from '../rooms/education-rooms';
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
    'A class of thirty shares one room of air. We size the machines to the room, at a speed that people can talk over.',
  rooms: [classroom, hall, nursery, medicalRoom],
  featured: {
    title: 'Machines for a school',
    lead: 'Generation X stands in the classrooms, the hall, the library and the staff room, Generation Z in the nursery, Generation S in the medical room.',
  },
  recommended: [
    { model: 'GEN X', reason: 'Classrooms and hall: most air for its price' },
    { model: 'GEN Z', reason: 'Nursery: one machine is enough' },
    { model: 'GEN S', reason: 'Medical room: one is enough' },
  ],
  questionsTitle: 'Asked by school offices',
  questions: [
    {
      title: 'How many does one classroom need?',
      body: [
        rich`A classroom of 9 × 7 × 3 m holds ${volumeInWords(classroom)} m³ and has 1 air change an hour from windows that open. Within ${noiseLimitDbA ?? ''} dB(A) it takes ${machinesInWords(inClass)} ${speedInWords(inClass)}, ${priceInWords(inClass)}: with the windows ${inClass.reaches.quietest} air changes an hour. Without that limit ${machinesInWords(anyNoise)} ${speedInWords(anyNoise)}, do it for ${priceInWords(anyNoise)}.`,
        'Three air changes an hour is our minimum and six our optimum; the CDC has asked for five in any occupied room since May 2023. Size the room at the working speed; run at full speed between uses. Measure the ceiling as well as the floor: at 4 m a room needs a third more than at 3 m.',
      ],
      evidence: 'air-changes',
    },
    {
      title: 'Do we still need to open the windows?',
      body: [
        'Yes, windows first: the Health and Safety Executive says that air cleaners are no substitute for ventilation. Windows that open count as one air change an hour, and the machine goes on top. When they have to stay shut, because of a busy road, pollen or cold, the machine still cleans the air.',
      ],
    },
    {
      title: 'Our CO₂ monitor has not moved. Is the machine working?',
      body: [
        'Yes. A purifier brings in no fresh air, so the CO₂ that a class breathes out stays until a window or a fan takes it away. A CO₂ monitor measures ventilation. To see what a purifier does, watch PM2.5 on an air quality meter.',
      ],
    },
    {
      title: 'Will thirty children hear it?',
      body: [
        `A little: ${machinesInWords(inClass)} ${speedInWords(inClass)}, which people talk over without raising their voices. For a test or a story there is speed 1, which moves less air, so run at full speed in the break that follows.`,
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
  services: {
    title: 'Filters and service in the holidays',
    lead: 'Your caretaker cleans and changes the filters, or we come every three months and keep the record.',
  },
  calculator: {
    title: 'Work out a classroom',
    lead: 'Measure length, width and height in metres. Do the fullest room of the school first.',
  },
  typicalRoom: 'classroom',
  plan: {
    title: 'Plan your school',
    lead: 'Send us the rooms, or the plan the caretaker has. You get a plan and a price for the building.',
    topic: 'school',
    send: ['Length, width and height of each room', 'How many people it holds', 'Whether its windows open'],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, out of children’s way',
      'Filters and servicing of a school year, priced',
    ],
    picture: {
      file: eyeClassroom,
      machineAt: 'right',
      alt: 'A classroom at eye level: desks with open books and a glass of water, a green board, and Generation Z beside the bookcase',
    },
  },
};
