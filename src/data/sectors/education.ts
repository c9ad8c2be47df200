import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { volumeInWords } from '@/domain/room';
import { written } from '@/domain/written';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import type { Sector } from './sector';

const { classroom, hall, nursery, medicalRoom } = schoolRoomAnswers;
const inClass = choiceFor(classroom);
const { noiseLimitDbA } = classroom;
const anyNoise = choiceFor({ ...classroom, noiseLimitDbA: undefined });

/** The Education page: classrooms, halls, nurseries, libraries and staff rooms. */
export const education: Sector = {
  key: 'education',
  title: 'Air purifiers for schools',
  metaTitle: 'Air purifiers for schools and nurseries',
  metaDescription:
    'Air purifiers for classrooms, halls and nurseries: a school drawn room by room with its air changes per hour, noise in lessons and filters by the term.',
  promise: 'A class of thirty shares one room of air. We size the machine to the room and let the lesson carry on.',
  rooms: [classroom, hall, nursery, medicalRoom],
  featured: {
    title: 'Machines for a plan like this',
    lead: 'Generation X stands in the classrooms, the hall, the library and the staff room, Generation Z in the nursery, Generation S in the medical room.',
  },
  recommended: [
    { model: 'GEN X', reason: 'Classrooms and hall: most air for its price' },
    { model: 'GEN Z', reason: 'Nursery: one machine is enough' },
    { model: 'GEN S', reason: 'Medical room: the smallest, and enough' },
  ],
  questionsTitle: 'Asked by school offices',
  questions: [
    {
      title: 'How many does one classroom need?',
      body: [
        written`A classroom of 9 × 7 × 3 m holds ${volumeInWords(classroom)} m³ and has 1 air change an hour from windows that open. Within ${noiseLimitDbA ?? ''} dB(A) it takes ${machinesInWords(inClass)} ${speedInWords(inClass)}, ${priceInWords(inClass)}: with the windows ${inClass.reaches.quietest} air changes an hour. Without that limit ${machinesInWords(anyNoise)} ${speedInWords(anyNoise)} do it for ${priceInWords(anyNoise)}.`,
        'Three air changes an hour is our minimum and six our optimum; the CDC has asked for five in any occupied room since May 2023. Size the room at the working speed; run at full speed between uses. Measure the ceiling as well as the floor: at 4 m a room needs a third more than at 3 m.',
      ],
      evidence: 'air-changes',
    },
    {
      title: 'Do we still need to open the windows?',
      body: [
        'Yes. The Health and Safety Executive says that air cleaners are not a substitute for ventilation. A window counts as one air change an hour, and the machine goes on top. On days when the window has to stay shut, because of a busy road, hay fever or January, the machine is the part that carries on.',
      ],
    },
    {
      title: 'Our CO₂ monitor has not moved. Is the machine working?',
      body: [
        'Both are working. A purifier filters the air in the room and brings none in, so the CO₂ that a class breathes out stays until a window or a fan takes it away. A CO₂ monitor measures ventilation. To see what a purifier does, watch particles instead: PM2.5 on an air quality meter falls while it runs.',
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
        'The UV-C lamps and the filters sit inside the case, and our 253.7 nm lamps make no ozone. Stand it where nobody can climb on it, keep the flex along the wall, and leave 20 cm clear all round, away from the coats.',
      ],
      evidence: 'ozone',
    },
    {
      title: 'How do the filters fit the school year?',
      body: [
        'The large-particulate filter is cleaned every three months, so once a term and once in the summer. The filter itself is replaced every 6 to 12 months. Six months is 4,380 hours without a pause; a machine that runs school hours in term time will not reach that in a year, so one change a year, in August, is enough.',
      ],
      evidence: 'filter-life',
    },
    {
      title: 'Can we spread the cost over budget years?',
      body: [
        'Yes. Contract hire purchase puts the machine and its servicing into one monthly payment, for limited companies and larger organisations, subject to status. Or buy the machines outright and add a service contract, which has the lower monthly payment. Prices include VAT.',
      ],
    },
  ],
  certificate: { name: nursery.name, room: nursery },
  services: {
    title: 'Serviced in the holidays',
    lead: 'One visit a year while the corridors are empty, or a box of filters for the caretaker. Either way it is written down.',
  },
  calculator: {
    title: 'Work out a classroom',
    lead: 'Send two pupils with a tape measure. Length, width and height in metres; the table does the division.',
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
