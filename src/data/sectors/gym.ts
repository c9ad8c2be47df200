import { eyeGym } from '@/assets/pictures/eye-gym';
import { roomVolumeM3 } from '@/domain/room';
import { rate, rateAch } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { rich } from '@/domain/rich-text';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import { gymFloor, spinStudio, treatmentRoom, yogaStudio } from '../rooms/gym-rooms';
import { atSpeed, speedHead } from './meeting-page';
import type { Sector } from './sector';

const yogaM3 = roomVolumeM3(yogaStudio);
const yoga = choiceFor(yogaStudio);

export const gym: Sector = {
  key: 'gym',
  title: 'Air purifiers for gyms and fitness studios',
  metaTitle: 'Air purifiers for gyms and fitness studios',
  metaDescription:
    'Gym air purifiers sized by studio: what a class breathes in an hour, air changes for spin, yoga and weights, and which stage takes dust, chalk and odour.',
  promise:
    'A spin class breathes eight times as much air as the same people at a desk. We size the machines for a full class.',
  rooms: [gymFloor, spinStudio, yogaStudio, treatmentRoom],
  picture: {
    model: 'GEN Z',
    file: eyeGym,
    alt: 'A gym at eye level: a bench with a towel and a water bottle, a ball, and Generation Z beside the rack of dumbbells',
  },
  featuredTitle: 'Machines for a gym',
  recommended: [
    { model: 'GEN X', reason: 'most air for its price' },
    { model: 'GEN Z', reason: 'most air from one socket' },
    { model: 'GEN Y', reason: 'for a treatment room on record' },
  ],
  meeting: {
    title: 'One page for your studio: the timetable',
    lead: 'Price, noise, limits and the speed for each class, for this floor or for your own room.',
    name: 'Timetable of a studio',
    table: (room, choice) => {
      const full = rate(choice.model, roomVolumeM3(room), { machines: choice.machines });
      const minutes = Math.ceil(clearanceMinutes(rateAch(full), 0.99));
      return {
        caption: 'From the first class to the last',
        head: speedHead,
        rows: [
          atSpeed('Before the first class and between classes', room, choice, 'full'),
          atSpeed('Spin, intervals, weights: loud music', room, choice, 'full'),
          atSpeed('Yoga, stretching: quiet', room, choice, 'working'),
          atSpeed(
            `${minutes} minutes after the last class: 99% of particles gone, if the air mixes evenly`,
            room,
            choice,
            'full',
          ),
        ],
      };
    },
    doesNot: [
      'It neither cools nor dries the air, and it does not lower CO₂: leave ventilation and air conditioning on.',
      'It is for dry rooms: not for showers or beside a pool.',
    ],
    fields: ['Studio', 'Classes a day', 'Checked by'],
  },
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
        rich`Yes. Size the room at the working speed; run at full speed between uses. The yoga studio on this page has ${machinesInWords(yoga)}: ${rate(yoga.model, yogaM3, { machines: yoga.machines, speed: yoga.speed })} air changes an hour ${speedInWords(yoga)}, and ${rate(yoga.model, yogaM3, { machines: yoga.machines })} at full speed while the next class waits outside.`,
        'Where the room itself is louder than the machine, full speed is the speed in use: that is spin, intervals and the gym floor.',
      ],
      evidence: 'noise',
    },
  ],
  certificate: { name: spinStudio.name, room: spinStudio },
  servicesTitle: 'Filters, service and hire purchase',
  calculator: {
    title: 'Work out your studio',
    lead: 'Measure each studio separately, from wall to wall.',
  },
  typicalRoom: 'gymFloor',
  plan: {
    title: 'Plan your gym',
    lead: 'Send us the rooms and the timetable. You get a plan and a price for all of them.',
    topic: 'gym',
    send: [
      'Length, width and height of each room',
      'How many train in it at the busiest hour, and at what',
      'Where the sockets and the doors are',
    ],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, clear of the weights',
      'Filters and servicing of a year, priced',
    ],
  },
};
