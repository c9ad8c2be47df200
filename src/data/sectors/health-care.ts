import { eyeWard } from '@/assets/pictures/eye-ward';
import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { speedOf, togetherDbA } from '@/domain/speeds';
import { contactUrl } from '@/lib/links/contact-url';
import { airflowShown, careShown } from './checklist';
import { choiceFor, machinesInWords, speedInWords } from '../room-answers';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import { unconfirmed } from '../unconfirmed';
import type { Sector } from './sector';

const { treatmentRoom, bay } = wardRoomAnswers;
const bayM3 = roomVolumeM3(bay);
const inBay = choiceFor(bay);

export const healthCare = {
  key: 'healthCare',
  title: 'Clinical air purifiers for hospitals and clinics',
  metaTitle: 'Clinical air purifiers for hospitals and clinics',
  metaDescription:
    'Air purifiers for wards, treatment rooms and waiting areas: a ward drawn room by room, HTM 03-01 figures beside ours, and clearance times with assumptions.',
  promise: 'Purifiers that add to your ventilation. For each room: how many, how loud, what price.',
  action: { label: 'Ask for a ward survey', to: contactUrl('survey') },
  picture: {
    model: 'GEN Y',
    machines: 2,
    room: bay,
    file: eyeWard,
    alt: 'A ward bay at night: two beds, one with its reading light and its screen on, an armchair, and two white Generation Y at the wall',
  },
  ventilationSum: {
    title: 'What it adds to your ventilation',
    lead: 'It does not replace it, as the Health and Safety Executive says: it brings in no fresh air and does not lower CO₂.',
    ventilation: 'ventilation of a four-bed bay, as HTM 03-01 sets it',
    machines: `${machinesInWords(inBay)} in the same bay, at ${inBay.noiseDbA} dB(A) together`,
    total: 'air changes of clean air an hour, of which only the ventilation is fresh air',
    duties: [
      {
        who: 'Only ventilation',
        does: [
          'brings in air from outside',
          'carries off CO₂, heat and moisture',
          'holds a pressure between two rooms',
          'meets the figure of the HTM',
        ],
      },
      {
        who: 'A purifier',
        does: [
          'captures particles in a HEPA filter',
          'adsorbs gases in activated carbon',
          'inactivates microbes in the air that has passed the filters, by UV-C',
          'needs one socket and no building work',
        ],
      },
    ],
  },
  approvers: {
    title: 'What the four who decide ask',
    action: 'Send us the room sizes',
    rows: [
      {
        role: 'Infection control',
        question: 'What does it take out, and how was it tested?',
        gets: 'Particles. The filter is tested to ISO 29463; we tested the airflow ourselves.',
        figure: 'H13',
        unit: 'HEPA (EN 1822), the class of the filter',
      },
      {
        role: 'The ward manager',
        question: 'Can patients sleep, and can a bed get past it?',
        gets: 'WHO asks for 30 dB(A) at night; one machine on speed 1 makes 19. A bay of four then gets less air: see the questions below. Keep machines out of the corridor.',
        figure: '19',
        unit: 'dB(A) at the lowest speed, estimated',
      },
      {
        role: 'Estates',
        question: 'What does it do to our ventilation figures?',
        gets: 'Nothing: it recirculates the room’s own air. Enter it separately in the ventilation log.',
        figure: 'None',
        unit: 'claimed as ventilation',
      },
      {
        role: 'Procurement',
        question: 'What does it need each year?',
        gets: 'Cleaning every three months; where it never stops, a new filter set every six. The warranty is one year.',
        figure: '12',
        unit: 'months at most to a new filter set',
      },
    ],
  },
  /** NHS England, 9 May 2023, addenda to HTM 03-01: 01A for HEPA air cleaners, 01B for UV-C. */
  checklist: {
    title: 'What NHS England asks',
    lead: 'Its standards for HEPA air cleaners and for UV-C devices, line by line: what we can show, and what is not tested yet. We claim compliance with neither.',
    rows: [
      {
        asks: 'The standards',
        shows: 'NETB 2023/01A for HEPA air cleaners, 01B for UV-C devices, both of 9 May 2023.',
      },
      { asks: 'Filter', shows: 'H13 (EN 1822), tested to ISO 29463. Report on request.' },
      { asks: 'Airflow and its validation', shows: airflowShown },
      {
        asks: 'UV-C (01B)',
        shows: `253.7 nm, enclosed, off as soon as the front is opened. ${unconfirmed.uvCShare}`,
      },
      { asks: 'Ozone of the whole machine', shows: `Our lamps make none. ${unconfirmed.ozoneReport}.` },
      { asks: 'Ion stage, switched off separately', shows: unconfirmed.ionSwitch },
      { asks: 'Noise at each speed', shows: `Estimated. ${unconfirmed.noiseReport}` },
      { asks: 'Maintenance', shows: careShown },
      { asks: 'Electrical safety, EMC, portable appliance test', shows: unconfirmed.conformity },
      {
        asks: 'That it complements ventilation',
        shows: 'Yes: 0 claimed towards HTM 03-01, recorded on a line of its own.',
      },
    ],
  },
  clearance: {
    title: 'How soon the air is clear after a procedure',
    lead: 'Minutes until one particle in a hundred is left, once the source has stopped.',
    ventilation: 'Treatment room, ventilation alone',
    machines: 'Treatment room and one Generation Y',
    note: [
      'Evenly mixed air; real rooms take up to ten times as long. Source: ',
      { evidence: 'clearance', text: 'CDC, MMWR' },
      '.',
    ],
  },
  placing: {
    title: 'Where a machine stands beside a bed',
    alt: 'Model of a hospital room: a bed under a curtain rail, a monitor, an orange armchair, and a white purifier by the wall',
    rules: [
      { title: '20 cm from the wall', text: 'Air goes in all the way round.' },
      { title: 'Clear of the curtain', text: 'It must not hang over the outlet or against the lower half.' },
      {
        title: 'Away from the door to the corridor',
        text: 'Trolleys turn there, and it would clean the air of the corridor first.',
      },
    ],
  },
  featuredTitle: 'Machines for a ward',
  recommended: [
    { model: 'GEN Y', reason: 'Bays, treatment: wiped clean, own airflow sheet (sample)' },
    { model: 'GEN X', reason: 'Waiting area: the lowest list price' },
    { model: 'GEN Z', reason: 'Large rooms: fewer machines' },
  ],
  questionsTitle: 'Asked by estates and by infection control',
  questions: [
    {
      title: 'Does a purifier count towards HTM 03-01?',
      body: [
        'No. HTM 03-01 (2021) sets rates of ventilation, and a machine that recirculates the room’s own air is not ventilation. Enter it separately in the ventilation log.',
      ],
      evidence: 'htm-03-01',
    },
    {
      title: 'Can it stand in an isolation room?',
      body: [
        'We leave isolation rooms out of our plans, because they work by their own ventilation and pressure. Ask your ventilation engineer first.',
      ],
    },
    {
      title: 'How soon can a room be used again after a procedure?',
      body: [
        'Your own policy decides. At best, in evenly mixed air, 99% of the particles are gone in 28 minutes at 10 air changes an hour.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'Does it give off ozone?',
      body: [`Our 253.7 nm lamps make no ozone. ${unconfirmed.ozoneReport}: ask us for it before you order.`],
      evidence: 'ozone',
    },
    {
      title: 'Can patients sleep beside it?',
      body: [
        rich`At speed 1 Generation Y stays below 20 dB(A), and two make ${togetherDbA(speedOf('GEN Y', 1).noiseDbA, 2)} together, within the 30 dB(A) that WHO asks for in ward rooms at night. In a four-bed bay they then give ${rate(inBay.model, bayM3, { machines: inBay.machines, speed: 1 })} air changes an hour, below our minimum of three: take more machines if the bay needs three at night. By day ${machinesInWords(inBay)} give ${rate(inBay.model, bayM3, { machines: inBay.machines, speed: inBay.speed })} air changes an hour ${speedInWords(inBay)}, and ${rate(inBay.model, bayM3, { machines: inBay.machines })} at full speed, at ${inBay.noiseAtDbA.full} dB(A).`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Who looks after the filters?',
      body: [
        'You, or we on a service contract. Clean the large-particulate filter every three months. Where the machine never stops, change the filter set every six months, and dispose of it as your waste policy says.',
      ],
      evidence: 'filter-life',
    },
  ],
  certificate: { name: treatmentRoom.name, room: treatmentRoom },
  servicesTitle: 'Filters, service and a log',
} as const satisfies Sector & Record<string, unknown>;
