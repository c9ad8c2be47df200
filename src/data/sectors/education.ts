import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { rich } from '@/domain/rich-text';
import { speedAdvice, speedOf, togetherDbA } from '@/domain/speeds';
import { capitalised, countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { airflowShown, careShown } from './checklist';
import { choiceFor, machinesInWords, priceInWords, speedInWords } from '../room-answers';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import { unconfirmed } from '../unconfirmed';
import type { Sector } from './sector';

const { classroom, nursery } = schoolRoomAnswers;
const inClass = choiceFor(classroom);
const { noiseLimitDbA } = classroom;
const anyNoise = choiceFor({ ...classroom, noiseLimitDbA: undefined });
const lowestDbA = togetherDbA(speedOf(inClass.model, 1).noiseDbA, inClass.machines);

export const education = {
  key: 'education',
  title: 'Air purifiers for schools',
  metaTitle: 'Air purifiers for schools and nurseries',
  metaDescription:
    'Air purifiers for classrooms, halls and nurseries: a school drawn room by room with its air changes per hour, noise in lessons and filters by the term.',
  promise: `A class of thirty shares one room of air. ${capitalised(machinesInWords(inClass))} and an open window clean it six times an hour, at a speed that a lesson can talk over.`,
  action: { label: 'Ask for a survey', to: contactUrl('survey') },
  picture: {
    model: 'GEN X',
    machines: 4,
    room: classroom,
    file: eyeClassroom,
    alt: 'A classroom from the back row in daylight: tables for thirty with open books, an orange jacket over a chair, a green board, and four white Generation X at the walls',
  },
  lesson: {
    title: 'What stays in the air of a lesson',
    lead: 'A class breathes out all the time. Copper is how much of it is in the air: 100% is what the windows alone would let it come to. Each line is one roomful of outdoor or cleaned air.',
    windows: { title: 'Windows only', note: 'In a classroom' },
    machines: {
      title: `Windows and ${machinesInWords(inClass)}`,
      note: `At ${inClass.noiseDbA} dB(A) together`,
    },
    times: ['Lesson begins', 'Half-way', 'Lesson ends'],
    note: [
      { evidence: 'clearance', text: 'Arithmetic for evenly mixed air' },
      ' and a class that gives off the same in every minute: twice the air changes leave half as much.',
    ],
  },
  roomsInPlan: {
    title: 'A school, room by room',
    lead: (rooms: number) =>
      `An example with ${countWord(rooms)} rooms. Each has six air changes an hour or more and 10 L/s of clean air a person, windows counted, at working speed or below.`,
    total: { title: 'including VAT', text: 'for all of them' },
  },
  classroomNoise: {
    title: 'How loud it is in a lesson',
    lead: `The ${countWord(inClass.machines)} machines of a classroom together, in dB(A): speed ${inClass.speed} in the lesson, full speed in the break.`,
    note: `The World Health Organization asks for at most 35 dB(A) during class. At ${inClass.noiseDbA} we are above it: for a test or a story use speed 1, ${lowestDbA} dB(A) together, and full speed in the break that follows.`,
  },
  checklist: {
    title: 'What the Department for Education asks',
    lead: 'Its specification for air cleaning units, line by line: what we can show, and what is not tested yet. We claim no approval under it.',
    rows: [
      { asks: 'Filter', shows: 'H13 HEPA (EN 1822), tested to ISO 29463. Report on request.' },
      { asks: 'Clean air delivery rate', shows: airflowShown },
      { asks: 'Noise', shows: `Estimated at each speed. ${unconfirmed.noiseReport}` },
      { asks: 'Certification', shows: unconfirmed.conformity },
      { asks: 'Maintenance', shows: careShown },
      { asks: 'Warranty', shows: '1 year, longer care on a service contract.' },
      { asks: 'Strength of evidence', shows: 'Each claim with its source and limits on our evidence page.' },
    ],
  },
  featuredTitle: 'Machines for a school',
  recommended: [
    { model: 'GEN X', reason: 'Classrooms and hall: the lowest list price' },
    { model: 'GEN Z', reason: 'Nursery: one machine, one socket' },
    { model: 'GEN S', reason: 'Medical room: one is enough. Generation X has a list price' },
  ],
  questionsTitle: 'Asked by school offices',
  questions: [
    {
      title: 'How many does one classroom need?',
      body: [
        rich`A classroom of 9 × 7 × 3 m has 1 air change an hour from windows that open. Within ${noiseLimitDbA ?? ''} dB(A) it takes ${machinesInWords(inClass)} ${speedInWords(inClass)}, ${priceInWords(inClass)}: with the windows ${inClass.reaches.quietest} air changes an hour. Without that limit ${machinesInWords(anyNoise)} ${speedInWords(anyNoise)}, are enough, ${priceInWords(anyNoise)}.`,
        `Three air changes an hour is our minimum and six our optimum. ${speedAdvice}`,
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
        `They can talk and listen over it: ${machinesInWords(inClass)} ${speedInWords(inClass)}. For a test or a story use speed 1, which moves less air, and full speed in the break that follows.`,
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
        'Clean the large-particulate filter every three months: once a term and once in the summer. Change the filter set once a year, in August: in school hours it lasts twelve months.',
      ],
      evidence: 'filter-life',
    },
    {
      title: 'Can we spread the cost over budget years?',
      body: [
        'Buy the machines and add a service contract: you pay monthly for servicing only. Contract hire purchase spreads the price as well, but schools in England need consent to borrow, and whether hire purchase counts as borrowing is a question for your finance officer: ask before you sign. It is for limited companies and larger organisations, subject to status.',
      ],
    },
  ],
  certificate: { name: nursery.name, room: nursery },
  servicesTitle: 'Filters and service in the holidays',
} as const satisfies Sector & Record<string, unknown>;
