import { airChangeTargets } from '@/config/calculator-models';
import { sizeOf, typicalRooms } from '../typical-rooms';
import type { Sector } from './sector';

/** The Dentistry page: surgeries, decontamination rooms and waiting rooms. */
export const dentistry: Sector = {
  key: 'dentistry',
  title: 'Dental air purifiers for dental clinics',
  metaTitle: 'Dental air purifiers for dental clinics',
  metaDescription:
    'Air purifiers for dental surgeries, decontamination and waiting rooms: air changes per hour for your room, fallow time explained, and where a unit stands.',
  promise:
    'A surgery is a small room with a hard-working source in the middle of it. We size the machine to the room, then put the air change rate in writing.',
  rooms: [
    {
      key: 'surgery',
      name: 'Surgery',
      said: 'A surgery',
      ...sizeOf(typicalRooms.surgery),
      targetAch: airChangeTargets.optimum,
      ventilationAch: 0,
      sizedAt: 'working',
      model: 'GEN Y',
      reason: 'wiped down, and kept on record',
    },
  ],
  featured: {
    title: 'Three machines, sized by the surgery',
    lead: 'Generation Y is the clinical one. Generation X suits a waiting room, Generation Z an open-plan clinic.',
  },
  questionsTitle: 'Asked by practices before they buy',
  questions: [
    {
      title: 'Will a purifier shorten the gap between patients?',
      body: [
        'It shortens the time the air takes to clear. At 6 air changes per hour 99% of what hangs in evenly mixed air is gone in 46 minutes, at 10 in 28, at 15 in 18, with no source still running. Real rooms mix less well, so allow more.',
        'How long you leave the room empty is your own decision. The UK guidance that tied the gap to the air change rate was withdrawn in 2022, and no figure of ours brings it back.',
      ],
    },
    {
      title: 'Do we have to count it at 50%?',
      body: [
        'That rule stood in UK dental guidance from 2020 until it was withdrawn in 2022: a cleaner without independent validation counted at half of its stated flow, a validated one in full. Our airflow is measured with ISO 14644 clean-room test methods, so it counted in full.',
        'If your assessor still halves, nothing is lost: the calculator prints both columns.',
      ],
    },
    {
      title: 'Where should it stand in a surgery?',
      body: [
        'At least 20 cm from every wall, with nothing in front of the intake, and on the far side of the chair from the door if the flex reaches. It should draw the air of the chair away from the person in the doorway, not towards them.',
      ],
    },
    {
      title: 'Can it run during treatment?',
      body: [
        'Yes, and it should: the air is dirtiest then. At speed 1 it stays below 20 dB(A), so the patient hears the suction and not the purifier. Air change figures are given at full output, which reaches up to 58 dB(A); so run it in full between patients and lower while you work.',
      ],
    },
    {
      title: 'Does it take out mercury vapour?',
      body: [
        'Mercury vapour is one of the eight things on our list. It is a gas, so a HEPA filter lets it pass; the activated carbon filter, stage 2, adsorbs it. That does not replace high-volume suction, an amalgam separator or the way you already store and dispose of amalgam.',
      ],
    },
    {
      title: 'Is it instead of a window or an extractor fan?',
      body: [
        'No. The Health and Safety Executive is plain that an air cleaner is not a substitute for ventilation. A purifier adds clean air to what the window or the fan brings in: a window counts as 1 air change per hour, and the machine’s figure goes on top.',
      ],
    },
    {
      title: 'Who changes the filters, and when?',
      body: [
        'Every 6 to 12 months. Six months is 4,380 hours, which is a machine that never stops; one that runs surgery hours lasts longer. The large-particulate filter wants cleaning every three months, a job for whoever already does the suction traps. With a service contract we do both and keep the record.',
      ],
    },
  ],
  certificate: { room: 'Surgery 2', volumeM3: 4.5 * 3.5 * 2.6, model: 'GEN Y' },
  services: {
    title: 'Kept running, kept recorded',
    lead: 'Filters on the shelf before they are due, or an engineer who fits them and writes it down for your file.',
  },
  calculator: {
    title: 'Work out your surgery',
    lead: 'Three numbers and a tape measure. Measure wall to wall, cabinets included, and to the ceiling you can see.',
  },
  typicalRoom: 'surgery',
  plan: {
    title: 'Plan your practice',
    lead: 'Send us the surgeries. You get a plan and a price for the practice, not for one room.',
    topic: 'dental-practice',
    send: [
      'Length, width and height of each room',
      'What each room is used for',
      'Where the chair, door and sockets are',
    ],
    back: [
      'The machine for each room, and its air changes',
      'Where it stands, 20 cm from the wall',
      'Filters and servicing of a year, priced',
    ],
  },
};
