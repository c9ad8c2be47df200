import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from '../typical-rooms';
import type { Sector } from './sector';

/** The Gym and fitness page. It closes with its own block, "Plan your gym". */
export const gym: Sector = {
  key: 'gym',
  title: 'Air purifiers for gyms and fitness studios',
  metaTitle: 'Air purifiers for gyms and fitness studios',
  metaDescription:
    'Gym air purifiers sized by studio: what a class breathes in an hour, air changes for spin, yoga and weights, and which stage takes dust, chalk and odour.',
  promise:
    'People in a spin class breathe eight times as much air as people at a desk, and they all breathe the same room. We size the machine to the room, then look at the class.',
  rooms: [
    {
      key: 'gym-floor',
      name: 'Gym floor',
      said: 'A gym floor',
      ...sizeOf(typicalRooms.gymFloor),
      targetAch: airChangeTargets.optimum,
      ventilationAch: 0,
      sizedAt: 'full',
      model: 'GEN Z',
      reason: 'most air from one socket',
    },
  ],
  featured: {
    title: 'Strong enough for the weights floor',
    lead: 'Generation Z has the airflow and the sixth stage. Generation X and Y fit studios and treatment rooms.',
  },
  questionsTitle: 'Asked at the front desk',
  questions: [
    {
      title: 'How many air changes should a gym have?',
      body: [
        'Three an hour is the minimum and six is the optimum. Aim for six or more wherever people train hard. The table on this page does it room by room, and the calculator does it for yours.',
      ],
    },
    {
      title: 'Will it cool the room or dry the air?',
      body: [
        'No. A purifier filters air; it neither cools nor dehumidifies, and condensation on the mirrors will stay where it is. Heat and moisture are work for your ventilation and air conditioning. Leave both running.',
      ],
    },
    {
      title: 'Does it lower the CO₂ reading on our wall meter?',
      body: [
        'No. Carbon dioxide passes through every filter, so a CO₂ meter does not measure what a cleaner does. A hard class drives that reading up, and only air from outside brings it down. The Health and Safety Executive says that an air cleaner is not a substitute for ventilation; we say the same.',
      ],
    },
    {
      title: 'What does chalk do to the filters?',
      body: [
        'It fills them sooner. The large-particulate filter takes the coarse part, so clean it every three months as we advise, and sooner beside a lifting platform or a climbing wall. Expect to change the main filter nearer to 6 months than to 12.',
      ],
    },
    {
      title: 'Does it deal with the smell of a changing room?',
      body: [
        'Activated carbon adsorbs many of the gases that smell, and Generation Z adds a photocatalyst as its sixth stage. It works on what is in the air, not on what is in the lockers, so it helps a clean changing room and cannot rescue a neglected one.',
      ],
    },
    {
      title: 'Where do machines stand on a busy floor?',
      body: [
        'At the edge, at least 20 cm from the wall, out of the run-off behind treadmills and away from anything that swings. Keep them clear of showers and wet floors: they are for dry rooms. On a weights floor we suggest a low rail or a taped square, so that nobody racks plates against the intake.',
      ],
    },
    {
      title: 'Can the machines run through a quiet class?',
      body: [
        'Yes. The yoga studio above has two Generation X, which stay below 20 dB(A) at speed 1 and leave the class alone. Run them at top speed, up to 58 dB(A), through spin and in the change-over between classes.',
      ],
    },
  ],
  certificate: { room: 'Spin studio', volumeM3: 9 * 7 * 3, model: 'GEN Z' },
  services: {
    title: 'Kept running through January',
    lead: 'Chalk and dust fill filters early. Buy spares, put the changing on a contract, or spread machine and service over one.',
  },
  calculator: {
    title: 'Work out your studio',
    lead: 'Take each studio by itself. Mirrors make a room look twice as long, so use the tape.',
  },
  typicalRoom: 'gymFloor',
};
