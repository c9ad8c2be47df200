import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { airChangeTargets, maxAirChanges, rate, rateText } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { machineAirflowM3PerHour, speedAdvice } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { contactUrl } from '@/lib/links/contact-url';
import { generationXSummary as generationX } from '../products/generation-x/summary';
import { clinicalFeatures } from '../products/generation-y/clinical-features';
import { generationYSummary as generationY } from '../products/generation-y/summary';
import { choiceFor, machinesInWords, priceInWords } from '../room-answers';
import { dentalRooms } from '../rooms/dentistry-rooms';
import type { Sector } from './sector';

const inSurgery = choiceFor(dentalRooms.surgery);
const surgeryM3 = roomVolumeM3(dentalRooms.surgery);

export const dentistry = {
  key: 'dentistry',
  title: 'Dental air purifiers for dental clinics',
  metaTitle: 'Dental air purifiers for dental clinics',
  metaDescription:
    'Air purifiers for dental surgeries, decontamination and waiting rooms: air changes per hour for your room, what fallow time was, and where the machine stands.',
  promise: `${capitalised(machinesInWords(inSurgery))}, ${priceInWords(inSurgery)}, cleans a surgery’s air ${rateText(inSurgery.reaches.quietest)} times an hour at a speed you can talk over.`,
  action: { label: 'Have us size it', to: contactUrl('survey') },
  picture: {
    model: 'GEN Y',
    room: dentalRooms.surgery,
    file: eyeSurgery,
    alt: 'A surgery at eye level: a green dental chair, a white coat on a hook, and Generation Y beside the worktop with its basin and lamp',
  },
  diorama: {
    alt: 'Model of a dental surgery: a green chair, an orange stool, cabinets, and a white purifier at the wall beside the chair',
    caption: `${capitalised(machinesInWords(choiceFor(dentalRooms.surgery)))} beside the chair`,
  },
  targets: {
    title: 'How many air changes a surgery needs',
    lead: [
      'Air changes an hour are clean air divided by the volume of the room. Three and six are ',
      { evidence: 'targets', text: 'our own figures' },
      '; ten is ',
      { evidence: 'htm-03-01', text: 'ventilation' },
      ', which a purifier adds to and does not replace.',
    ],
    key: { machines: 'One machine in the surgery above', working: 'working speed', full: 'full speed' },
    /** Sources: 1, 3, 6 and 53, docs/specification-coverage.md, rows 267, 268 and 269; 10, HTM 03-01 (2021), treatment room. */
    marks: [
      { airChanges: 1, title: 'Windows that open', note: 'as we count them' },
      { airChanges: airChangeTargets.minimum, title: 'Our minimum', note: 'any occupied room' },
      { airChanges: airChangeTargets.optimum, title: 'Our optimum', note: 'we size to it, windows counted' },
      { airChanges: 10, title: 'HTM 03-01', note: 'ventilation, treatment room' },
      { airChanges: maxAirChanges, title: 'Most from one purifier', note: 'in the smallest room' },
    ],
    marksTitle: 'The marks from left to right',
  },
  practiceRooms: {
    title: 'Three rooms of a practice, worked out',
    lead: 'Each room takes one machine, at a speed that you can talk over.',
    notes: {
      surgery: 'Measure each surgery: they are rarely the same size.',
      decontaminationRoom: 'A shell that you wipe down (sample). Stand it clear of water and steam.',
      waitingRoom: `People wait here longest. With windows that open it is ${rateText(choiceFor(dentalRooms.waitingRoom).reaches.quietest)}.`,
    },
  },
  placing: {
    title: 'Where it stands in a surgery',
    rules: [
      {
        title: 'Clear of every wall',
        text: 'The intake runs all round the lower half: close to a wall it draws less air.',
      },
      {
        title: 'Chair between machine and door',
        text: 'It then stands close to where mist and dust start, and out of the way of whoever comes in.',
      },
      {
        title: 'Suction first, purifier second',
        text: 'High-volume suction takes the spray where it starts. The machine cleans what is left in the air.',
      },
    ],
  },
  featuredTitle: 'Machines for a dental practice',
  recommended: [
    { model: 'GEN Y', reason: 'Surgeries, decontamination: wiped clean, own airflow sheet (sample)' },
    { model: 'GEN X', reason: 'Waiting room: the lowest list price' },
    { model: 'GEN S', reason: 'A small office: one is enough. Generation X has a list price' },
  ],
  questionsTitle: 'Asked by practices before they buy',
  questions: [
    {
      title: 'Will a purifier shorten the gap between patients?',
      body: [
        'It shortens the time the air takes to clear: in evenly mixed air 99% of the particles are gone in 46 minutes at 6 air changes an hour, in 28 at 10 and in 18 at 15. Real rooms take longer. How long you wait is for your own risk assessment.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'What became of fallow time and the 50% rule?',
      body: [
        rich`UK dental guidance (2020 to 2022, since withdrawn) set a wait after an aerosol procedure, the fallow time, by the air changes of the room. It asked for 30 minutes or less: 30 at 1 to 5 air changes or where the rate was not known, 20 at 6 to 9, 15 at 10 or more, and as little as 10 minutes with high-volume suction, rubber dam or both. Without ventilation there were to be no such procedures.`,
        rich`It counted an air cleaner at half of its stated output unless an independent test had confirmed it. Our test is our own, so one Generation Y in a surgery of 41 m³ would have counted as ${rate('GEN Y', surgeryM3, { share: 0.5 })} air changes an hour instead of ${rate('GEN Y', surgeryM3)}.`,
        'The guidance was last updated on 14 April 2022 and then withdrawn. Do not set a waiting time by it.',
      ],
      evidence: 'dental-guidance',
      more: { label: 'Read how the time was calculated', page: 'air-purification-in-dentistry' },
    },
    {
      title: 'Can it run during treatment?',
      body: [
        rich`Yes: the air is dirtiest then. ${speedAdvice} At working speed, 42 dB(A), people can talk, and one Generation Y gives a surgery of 41 m³ ${rate('GEN Y', surgeryM3, { speed: 'working' })} air changes an hour. At full speed, 52 dB(A), it gives ${rate('GEN Y', surgeryM3)}.`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Why Generation Y, when Generation X moves more air for less?',
      body: [
        `Choose Generation Y where the room is wiped down or its air change rate is put on record: it has ${clinicalFeatures.casing}, and ${clinicalFeatures.sheet} (${clinicalFeatures.mark}). Without a record Generation X gives you more air for less: ${machineAirflowM3PerHour('GEN X')} m³/h for ${money(generationX.pricePence)} against ${machineAirflowM3PerHour('GEN Y')} for ${money(generationY.pricePence)}.`,
      ],
      evidence: 'samples',
    },
    {
      title: 'Where should it stand in a surgery?',
      body: [
        'On the far side of the chair from the door, with nothing in front of the intake: close to where mist and dust start.',
      ],
    },
    {
      title: 'Does it take out mercury vapour?',
      body: [
        'Part of it. It is a gas, so a HEPA filter lets it pass; activated carbon adsorbs some, and we have not tested how much. Keep suction, separator and storage of amalgam as they are.',
      ],
      evidence: 'carbon',
    },
    {
      title: 'Do we still need a window or an extractor fan?',
      body: [
        'Yes. A purifier adds to them: the Health and Safety Executive says that an air cleaner is no substitute for ventilation.',
      ],
    },
    {
      title: 'Who changes the filters, and when?',
      body: [
        'You, or we on a service contract: clean the large-particulate filter every three months, change the filter set every 6 to 12, once a year in surgery hours. Change it in an empty room, with gloves and a mask.',
      ],
    },
  ],
  certificate: { name: 'Surgery 2', room: dentalRooms.surgery },
  servicesTitle: 'Filters, service and hire purchase',
} as const satisfies Sector & Record<string, unknown>;
