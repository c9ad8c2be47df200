import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from '../typical-rooms';
import type { Sector } from './sector';

/** The Education page: classrooms, halls, nurseries, libraries and staff rooms. */
export const education: Sector = {
  key: 'education',
  title: 'Air purifiers for schools',
  metaTitle: 'Air purifiers for schools and nurseries',
  metaDescription:
    'Air purifiers for classrooms, halls and nurseries: a school drawn room by room with its air changes per hour, noise in lessons and filters by the term.',
  promise: 'A class of thirty shares one room of air. We size the machine to the room and let the lesson carry on.',
  rooms: [
    {
      key: 'classroom',
      name: 'Classroom',
      said: 'A classroom',
      ...sizeOf(typicalRooms.classroom),
      targetAch: airChangeTargets.optimum,
      ventilationAch: 1,
      sizedAt: 'working',
      model: 'GEN Z',
      reason: 'fewest machines to keep watch over',
    },
  ],
  featured: {
    title: 'Machines for a plan like this',
    lead: 'Generation Z stands in the classrooms, the hall and the library, Generation X in the nursery and the staff room. Generation Y is for a larger medical room.',
  },
  questionsTitle: 'Asked by school offices',
  questions: [
    {
      title: 'How many does one classroom need?',
      body: [
        'A classroom of 8 × 7 × 3 m holds 168 m³. One Generation Z moves 1,156 m³/h, which is 6.88 air changes an hour; one Generation X gives 4.33. Three is the minimum and six the optimum; the CDC has asked for five in any occupied room since May 2023. Measure your own and use the calculator below: ceilings in old buildings change the answer more than floor area does.',
      ],
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
        'Hardly. At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z, the largest, is a little above. At top speed it reaches up to 58 dB(A), which belongs to break and lunch. Air change figures are given for full output, so a quiet lesson gets less than the printed figure and the break after it makes up the difference.',
      ],
    },
    {
      title: 'Is it safe around small children?',
      body: [
        'The UV-C lamps and the filters sit inside the case, and our 253.7 nm lamps make no ozone. Stand it where nobody can climb on it, keep the flex along the wall, and leave 20 cm clear all round so that coats do not end up on the intake.',
      ],
    },
    {
      title: 'How do the filters fit the school year?',
      body: [
        'The large-particulate filter is cleaned every three months, so once a term and once in the summer. The filter itself is replaced every 6 to 12 months. Six months is 4,380 hours without a pause; a machine that runs school hours in term time will not reach that in a year, so one change a year, in August, is enough.',
      ],
    },
    {
      title: 'Can we spread the cost over budget years?',
      body: [
        'Yes. Contract hire purchase puts the machine and its servicing into one monthly payment, for limited companies and larger organisations, subject to status. Or buy the machines outright and add a service contract, which has the lower monthly payment. Prices include VAT.',
      ],
    },
  ],
  certificate: { room: 'Classroom 2', volumeM3: 8 * 7 * 3, model: 'GEN Z' },
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
  },
};
