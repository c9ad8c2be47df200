import { eyeGym } from '@/assets/pictures/eye-gym';
import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { speedAdvice } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import * as rooms from '../rooms/gym-rooms';
import type { Sector } from './sector';

const { gymFloor, spinStudio, yogaStudio } = rooms;
const yogaM3 = roomVolumeM3(yogaStudio);
const yoga = choiceFor(yogaStudio);

export const gym = {
  key: 'gym',
  title: 'Air purifiers for gyms and fitness studios',
  metaTitle: 'Air purifiers for gyms and fitness studios',
  metaDescription:
    'Gym air purifiers sized by studio: what a class breathes in an hour, air changes for spin, yoga and weights, and which stage takes dust, chalk and odour.',
  promise:
    'A spin class breathes eight times as much air as the same people at a desk. We size the machines to the room and show each person’s share.',
  action: { label: 'Plan your gym', to: '#plan' },
  picture: {
    model: 'GEN Z',
    room: gymFloor,
    file: eyeGym,
    alt: 'A gym at eye level: a bench with a towel and a water bottle, a ball, and Generation Z beside the rack of dumbbells',
  },
  breathedAir: {
    title: 'What a spin class breathes',
    share: 'of the room’s air is breathed by twenty riders in one hour',
    text: `${capitalised(machinesInWords(choiceFor(spinStudio)))} clean it at full speed, while the music plays.`,
    note: 'Breathing rates are typical textbook figures. The share counts every breath, even of air that has been breathed before.',
  },
  studioTable: {
    title: 'What each studio takes',
    lead: 'Every room reaches our optimum of six at the speed it is used at.',
    head: ['Room', 'In it', 'Machines', 'Air changes an hour, with our optimum marked'],
    rows: [
      { room: spinStudio, who: 'riders' },
      { room: rooms.intervalStudio, who: 'people' },
      { room: gymFloor, who: 'members' },
      { room: yogaStudio, who: 'mats' },
      { room: rooms.changingRoom, who: 'members' },
      { room: rooms.treatmentRoom, who: 'people' },
    ],
    speeds: { full: 'at full speed', quiet: 'at working speed' },
    note: 'Example rooms, windows not counted. Machines stand in dry rooms only: the wet side of a changing room needs an extractor.',
  },
  stagesInGym: {
    title: 'What each stage takes out of a gym’s air',
    lead: 'Blue marks the stage that catches it.',
    /** In the order of the air; see docs/specification-coverage.md, row 13. */
    stages: ['Large particulate', 'Carbon', 'HEPA', 'UV-C', 'Ion', 'Photocatalyst'],
    /** `endsAt` lists the stages, 1 to 6, that take it. */
    rows: [
      {
        name: 'Lint and hair',
        from: 'Towels, mats, clothes',
        endsAt: [1, 1, 1, 1, 1],
        words: 'The large-particulate filter stops it.',
      },
      {
        name: 'Chalk',
        from: 'Platforms and climbing walls',
        endsAt: [1, 1, 1, 3, 3],
        words: 'The large-particulate filter stops the coarse part, the HEPA filter the fine part.',
      },
      {
        name: 'Odour and vapours',
        from: 'Kit, effort, rubber floor, sprays',
        endsAt: [2, 2, 2, 2, 6],
        words: 'Carbon adsorbs gases until it is full. Generation Z has a photocatalyst as well.',
      },
      {
        name: 'Microbes',
        from: 'People',
        endsAt: [3, 3, 3, 3, 4],
        words:
          'They travel on particles, which the HEPA filter captures; UV-C inactivates microbes in the air that has passed it.',
      },
    ],
    note: [
      'The ',
      { evidence: 'photocatalyst', text: 'photocatalyst' },
      ' is in Generation Z only; the others have five stages. The lines are a picture, not a measurement.',
    ],
  },
  featuredTitle: 'Machines for a gym',
  recommended: [
    { model: 'GEN X', reason: 'the lowest list price' },
    { model: 'GEN Z', reason: 'fewer machines, sockets and filter changes' },
    { model: 'GEN Y', reason: 'for a treatment room: wiped clean, own airflow sheet (sample)' },
  ],
  questionsTitle: 'Asked at the front desk',
  questions: [
    {
      title: 'How many air changes should a gym have?',
      body: [
        'Our own minimum is three an hour and our optimum six. Aim for six or more wherever people train hard. The table on this page does it room by room, and the calculator does it for yours.',
      ],
      evidence: 'targets',
    },
    {
      title: 'Will it cool the room or dry the air?',
      body: ['No. It neither cools nor dehumidifies: leave ventilation and air conditioning running.'],
    },
    {
      title: 'Does it lower the CO₂ reading on our wall meter?',
      body: [
        'No. Carbon dioxide passes through every filter; only air from outside brings it down. An air cleaner is no substitute for ventilation, as the Health and Safety Executive says.',
      ],
    },
    {
      title: 'What does chalk do to the filters?',
      body: [
        'It fills them sooner. Clean the large-particulate filter every three months, sooner beside a lifting platform or a climbing wall, and expect to change the filter set nearer to 6 months than to 12.',
      ],
    },
    {
      title: 'Does it deal with the smell of a changing room?',
      body: [
        'It helps where the room is cleaned as well: activated carbon adsorbs many of the gases that smell, and Generation Z adds a photocatalyst.',
      ],
      evidence: 'carbon',
    },
    {
      title: 'Where do machines stand on a busy floor?',
      body: [
        'At the edge of the room, out of the run-off behind treadmills and away from anything that swings. They are for dry rooms. On a weights floor mark a taped square, so that no plates lean against the intake.',
      ],
    },
    {
      title: 'Can the machines run through a quiet class?',
      body: [
        rich`Yes. ${speedAdvice} The yoga studio on this page has ${machinesInWords(yoga)}: ${rate(yoga.model, yogaM3, { machines: yoga.machines, speed: yoga.speed })} air changes an hour ${speedInWords(yoga)}, and ${rate(yoga.model, yogaM3, { machines: yoga.machines })} at full speed while the next class waits outside.`,
        'Where the room itself is louder than the machine, full speed is the speed in use: that is spin, intervals and the gym floor.',
      ],
      evidence: 'noise',
    },
  ],
  certificate: { name: spinStudio.name, room: spinStudio },
  servicesTitle: 'Filters, service and hire purchase',
  nextSteps: {
    title: 'From your message to the first class',
    steps: [
      { title: 'We send the plan', text: 'The machines for each studio, their air changes and the price.' },
      {
        title: 'You choose the places',
        text: 'Clear of the weights, the showers and the way out, with a socket each.',
      },
      {
        title: 'We deliver',
        text: 'In 3 to 5 working days. Let each machine run at full speed for its first hour.',
      },
      {
        title: 'You check the filter after a month',
        text: 'Chalk and lint fill filters sooner: check the large-particulate filter, then clean it every three months.',
      },
    ],
  },
} as const satisfies Sector & Record<string, unknown>;
