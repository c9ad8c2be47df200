import type { SectorKey } from '@/config/sectors';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { litresPerSecond, rateAch, rateText } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { yearlyHours } from '@/domain/cost-over-years';
import type { RoomKind } from '@/domain/people';
import { reachedRate } from '@/domain/sizing';
import type { RoomChoice } from '@/domain/room-advice';
import { machineAirflowM3PerHour, speedOf, togetherDbA, type SpeedChoice } from '@/domain/speeds';
import { wholeFilterMonths } from '../costs';
import { controlAnswers } from '../products/controls';
import { care } from '../products/care';
import { choiceFor } from '../room-answers';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import { htmAirChanges } from '../rooms/health-care-rooms';
import { formatPlanned } from '../test-status';
import { unconfirmed } from '../unconfirmed';
import type { CaseMoment, CaseRoom } from './business-case';

type CaseKey = SectorKey | 'general';

/** What somebody else published, with its limit. */
type Finding = { found: string; source: string; limit: string };

type CaseTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** What a business case says besides its figures. */
export type CaseWords = {
  nameLabel: string;
  /** As in "for each pupil". */
  head: string;
  /** Where those in the room do not share its price, as a dentist and a patient. */
  isNotPricedByHead?: true;
  hours: keyof typeof yearlyHours;
  problem: readonly [string, string];
  moment: CaseMoment;
  /** Ventilation that the rooms have; the log keeps it on a line of its own. */
  besideAch?: number;
  momentText: string;
  benefits: readonly string[];
  limits: readonly string[];
  found: readonly Finding[];
  quietTimes: string;
  tasks: readonly (readonly [who: string, does: string, when: string])[];
  /** Of the first room; empty cells are filled in by hand. */
  day: (room: CaseRoom, choice: RoomChoice) => CaseTable;
  /** How many of each typical room the building starts with, by its key. */
  building: Readonly<Record<string, number>>;
};

const review: Finding = {
  found: 'Of 672 studies of air cleaning 8% were done with people: cleaner air is measured, fewer infections are not.',
  source: 'Scoping review, Annals of Internal Medicine, August 2025',
  limit: 'A review of other studies, most of them of air alone. We promise no protection from an illness.',
};
const careHomes: Finding = {
  found: 'HEPA purifiers in the rooms of a care home made no significant difference in infections.',
  source: 'JAMA Network Open, November 2024',
  limit: 'One trial, of infections and not of particles. It is why we promise cleaner air and no more.',
};
const loudTeacher: Finding = {
  found: 'Beside a machine of 54 dB(A) a teacher speaks louder, and gives off 4.2 to 11.2 times as many particles.',
  source: 'Steffens and Seipp, 2021',
  limit: 'The factor depends on the position. It is why we propose more machines that run slower.',
};
const switchedOff: Finding = {
  found: 'Of 200 air cleaning boxes in classrooms 31% were switched off by the teacher during lessons.',
  source: 'Hollenbach and others, Indoor Environments, 2025',
  limit: 'Connecticut, with boxes of another design. What is too loud is turned off.',
};
const perPerson: Finding = {
  found: 'WHO asks for 10 L/s of ventilation a person, and lets cleaned air cover what ventilation lacks.',
  source: 'World Health Organization, roadmap on ventilation, 2021',
  limit: 'Cleaned air is not fresh: it carries off no CO₂.',
};
const perPatient: Finding = {
  found:
    'WHO asks for 10 L/s of ventilation a person in ordinary rooms, 60 a patient in health care, 160 where aerosols are made.',
  source: 'World Health Organization, roadmap on ventilation, 2021',
  limit: 'Figures for your ventilation: the machines count towards none of those for health care.',
};
const largeRoom: Finding = {
  found: 'In a large room without mixing fans three machines delivered 3 to 16% less clean air than rated.',
  source: 'TU Eindhoven, Indoor Environments 3 (2), 100165',
  limit: 'Machines of other makers. Allow a margin of 10 to 15% in a large room: our answers do not contain it.',
};

const noFreshAir = 'It brings in no fresh air and does not lower CO₂: ventilation is still needed.';
const noIllness = 'It is no promise against a particular illness.';
const particles = 'Takes fine dust, smoke, pollen and droplets out of the air with an H13 filter.';
const gases = 'Adsorbs part of the odours and gases in activated carbon.';
const socket = 'Needs one socket a machine, no building work; it can move with you.';
const noGrowth = 'Inactivates microbes in the air that has passed the filters, by UV-C inside the machine.';

const filterMonths = `${care.changeFilterMonths.join(' to ')} months`;
const every = { clean: `every ${care.cleanFilterMonths} months`, change: `every ${filterMonths}` };
const ours = [
  'MARS',
  `Delivers in ${care.deliveryDays} working days, answers within ${company.replyWithin}, repairs under warranty`,
  'first year',
] as const;

const speedHead = ['When', 'Speed', 'Air changes an hour', 'Noise together'] as const;

function atSpeed(when: string, room: CaseRoom, { model, machines }: RoomChoice, running: SpeedChoice): string[] {
  const { speed, noiseDbA } = speedOf(model, running);
  return [
    when,
    speed === speedOf(model, 'full').speed ? 'full' : String(speed),
    rateText(reachedRate(model, machines, speed, room)),
    `${togetherDbA(noiseDbA, machines)} dB(A)`,
  ];
}

function record(rows: number): CaseTable {
  const head = ['Date', 'Serial number', 'Speed in use', 'Filter cleaned or changed', 'Signed'];
  return { caption: 'Record for the room file', head, rows: Array.from({ length: rows }, () => head.map(() => '')) };
}

/** Litres of cleaned air for each desk, by the floor that a desk has. */
function deskByDesk({ lengthM, widthM }: CaseRoom, { model, machines, speed }: RoomChoice): CaseTable {
  const each = (running: SpeedChoice, desks: number) =>
    `${(litresPerSecond(machines * machineAirflowM3PerHour(model, running)) / desks).toFixed(1)} L/s`;
  return {
    caption: 'Desk by desk: cleaned air for each, not fresh air',
    head: ['Desks', 'Floor for each', `On speed ${speed}`, 'At full speed'],
    rows: [12, 10, 8, 6].map((floorM2) => {
      const desks = Math.max(1, Math.floor((lengthM * widthM) / floorM2));
      return [String(desks), `${floorM2} m²`, each(speed, desks), each('full', desks)];
    }),
  };
}

function minutesAfter(room: CaseRoom, { model, machines }: RoomChoice): number {
  return clearanceWholeMinutes(rateAch(reachedRate(model, machines, 'full', room)));
}

export const caseWords: Readonly<Record<CaseKey, CaseWords>> = {
  education: {
    nameLabel: 'Name of the school',
    head: 'pupil',
    hours: 'school',
    problem: [
      'A class breathes out into one room for the length of a lesson, and windows, where they are open, change its air about once an hour.',
      'In winter they are shut for warmth: fine dust from the road, pollen and what people breathe out then stay longer.',
    ],
    moment: { minutes: 60, isInUse: true },
    momentText: 'In the air when a lesson ends',
    benefits: [
      particles,
      'Gives each pupil 10 L/s of clean air or more in lessons, windows counted; less on speed 1.',
      gases,
      `Runs a typical classroom at ${choiceFor(schoolRoomAnswers.classroom).noiseDbA} dB(A), a speed that a lesson can talk over; a hall at ${choiceFor(schoolRoomAnswers.hall).noiseDbA}.`,
    ],
    limits: [
      'It brings in no fresh air and does not lower CO₂: open the windows first.',
      noIllness,
      'Hire purchase may count as borrowing: ask your finance officer before you sign.',
    ],
    found: [switchedOff, loudTeacher, review],
    quietTimes: 'a test or a story',
    tasks: [
      ['Teacher', 'Keeps the speed on the label; full speed in breaks', 'each day'],
      ['Site manager', 'Cleans the large-particulate filter, changes the set', `${every.clean}; ${filterMonths}`],
      ['Office', 'Orders filters, keeps manual, invoice and this paper', 'once a year'],
      ours,
    ],
    day: (room, choice) => ({
      caption: 'A school day',
      head: speedHead,
      rows: [
        atSpeed('Lessons', room, choice, choice.speed),
        atSpeed('A test or a story', room, choice, 1),
        atSpeed('Breaks, lunch, after school', room, choice, 'full'),
      ],
    }),
    building: { classroom: 6, 'school-hall': 1, nursery: 1, 'medical-room': 0 },
  },
  dentistry: {
    nameLabel: 'Name of the practice',
    head: 'person',
    isNotPricedByHead: true,
    hours: 'office',
    problem: [
      'Drills and scalers throw droplets and fine dust into the air of a surgery, and the next patient sits down minutes later.',
      'Suction takes the spray at the source; what it misses stays in the air until ventilation or a filter takes it out.',
    ],
    moment: { minutes: 15, isInUse: false },
    besideAch: 1,
    momentText: 'Left 15 minutes after a patient',
    benefits: [particles, noGrowth, gases, 'Leaves an air change rate that the room’s file can quote.'],
    limits: [
      'It sets no waiting time between patients: that is for your own risk assessment.',
      'It does not replace high-volume suction, extraction or ventilation.',
      noIllness,
    ],
    found: [review, perPatient, largeRoom],
    quietTimes: 'a talk with a nervous patient',
    tasks: [
      ['Nurse', 'Turns it on in the morning, wipes the shell', 'each day'],
      ['Practice manager', 'Keeps the record, orders filters', every.change],
      ['Cleaner or nurse', 'Cleans the large-particulate filter', every.clean],
      ours,
    ],
    day: () => record(3),
    building: { surgery: 3, 'decontamination-room': 1, 'dental-waiting-room': 1 },
  },
  healthCare: {
    nameLabel: 'Name of the trust, ward or clinic',
    head: 'person',
    isNotPricedByHead: true,
    hours: 'always',
    problem: [
      'Particles stay in the air of a bay until ventilation or a filter takes them out. A purifier takes out particles from one socket, while the bay stays in use.',
      'It is no remedy for ventilation that falls short of HTM 03-01.',
    ],
    moment: { minutes: 20, isInUse: false },
    besideAch: htmAirChanges.generalClinicalArea,
    momentText: 'Left 20 minutes after use',
    benefits: [
      particles,
      noGrowth,
      'Adds to the ventilation that the room has.',
      'Has a shell that is wiped down (sample), and a sheet for its serial number.',
    ],
    limits: [
      'It is not ventilation, and it holds no pressure between two rooms.',
      'We claim compliance with neither NETB 2023/01A nor 01B.',
      `${unconfirmed.ozoneReport}: it is ${formatPlanned('ozone')}.`,
    ],
    found: [careHomes, review, perPatient],
    quietTimes: 'the night',
    tasks: [
      ['Nurse in charge', 'Keeps the speed on the label; speed 1 at night', 'each shift'],
      [
        'Estates',
        'Logs the room, tests the plug, changes the filter set',
        `every ${care.changeFilterMonths[0]} months`,
      ],
      ['Infection control', 'Says how the shell is cleaned', 'before first use'],
      ours,
    ],
    day: (room, choice) => ({
      caption: 'Day and night',
      head: speedHead,
      rows: [
        atSpeed('By day', room, choice, choice.speed),
        atSpeed('At night, on speed 1', room, choice, 1),
        atSpeed('After a procedure, room empty', room, choice, 'full'),
      ],
    }),
    building: { 'consulting-room': 2, 'treatment-room': 1, 'four-bed-bay': 4, 'hospital-waiting-area': 1 },
  },
  business: {
    nameLabel: 'Name of the company',
    head: 'desk',
    hours: 'office',
    problem: [
      'The ventilation of a floor was set for a number of desks, and each desk that is added takes its share of the same air.',
      'Meeting rooms fill and empty by the hour, and what one meeting breathes out waits for the next.',
    ],
    moment: { minutes: 15, isInUse: false },
    momentText: 'Left 15 minutes after a meeting',
    benefits: [particles, gases, 'Gives each desk 10 L/s of clean air or more, windows counted.', socket],
    limits: [noFreshAir, 'It neither cools nor heats the room.', noIllness],
    found: [perPerson, largeRoom, review],
    quietTimes: 'calls and talks',
    tasks: [
      ['Front desk', 'Turns them on in the morning, off at night', 'each day'],
      ['Facilities manager', 'Cleans the large-particulate filter, changes the set', `${every.clean}; ${filterMonths}`],
      ['Landlord', 'Is told; nothing is fixed to the building', 'once'],
      ours,
    ],
    day: deskByDesk,
    building: { 'open-office': 2, 'whole-floor': 0, 'meeting-room': 2, reception: 1 },
  },
  hospitality: {
    nameLabel: 'Name of the hotel or venue',
    head: 'cover',
    hours: 'restaurant',
    problem: [
      'A room that stands empty at five is full at eight, and its guests breathe out into it all evening, beside candles, food and perfume.',
      'Open windows let the music out and the cold in, so they are shut when they are needed most.',
    ],
    moment: { minutes: 15, isInUse: false },
    besideAch: 1,
    momentText: 'Left 15 minutes after a sitting',
    benefits: [
      particles,
      gases,
      'Gives each guest 10 L/s of cleaned air or more at the speed of the answer; a lower one gives less.',
      'Stands at the wall behind a banquette, and moves with the tables.',
    ],
    limits: ['It does not replace open windows, or the hood over the range.', noFreshAir, unconfirmed.hire],
    found: [perPerson, largeRoom, review],
    quietTimes: 'a quiet moment',
    tasks: [
      ['Duty manager', 'Full speed before the doors, working speed for dinner', 'each event'],
      ['Housekeeping', 'Cleans the large-particulate filter', every.clean],
      ['Maintenance', 'Changes the filter set, keeps ways out clear', every.change],
      ours,
    ],
    day: (room, choice) => ({
      caption: 'The evening',
      head: speedHead,
      rows: [
        atSpeed('An hour before the doors', room, choice, 'full'),
        atSpeed('With music', room, choice, choice.speed),
        atSpeed('Dinner: working speed', room, choice, 'working'),
        atSpeed('Clearing the tables', room, choice, 'full'),
      ],
    }),
    building: { 'event-room': 1, 'function-room': 1, 'hotel-bedroom': 6 },
  },
  gym: {
    nameLabel: 'Name of the gym',
    head: 'member',
    hours: 'gym',
    problem: [
      'A class on bikes breathes about eight times as much air as the same people lying on the mat, and sweat, dust and chalk come with it.',
      'Class follows class, and what one leaves in the air is there when the next begins.',
    ],
    moment: { minutes: 15, isInUse: false },
    besideAch: 1,
    momentText: 'Left 15 minutes after a class',
    benefits: [
      particles,
      'Adsorbs part of the smell of a full studio in activated carbon.',
      'Gives each member 10 L/s of cleaned air or more at the speed of the answer.',
      socket,
    ],
    limits: [
      'It neither cools nor dries the air, and it does not lower CO₂: leave ventilation and air conditioning on.',
      'It is for dry rooms: not for showers or beside a pool.',
      noIllness,
    ],
    found: [perPerson, largeRoom, review],
    quietTimes: 'a quiet moment',
    tasks: [
      ['Trainer', 'Sets the speed of the timetable', 'each class'],
      ['Front desk', 'Full speed after the last class, then off', 'each day'],
      [
        'Manager',
        'Cleans the large-particulate filter, changes the set',
        `every ${care.cleanFilterMonths} and ${wholeFilterMonths(yearlyHours.gym)} months`,
      ],
      ours,
    ],
    day: (room, choice) => ({
      caption: 'The timetable',
      head: speedHead,
      rows: [
        atSpeed('Before the first class and between classes', room, choice, 'full'),
        atSpeed('Spin, intervals, weights: loud music', room, choice, 'full'),
        atSpeed('Yoga, stretching: working speed', room, choice, 'working'),
        atSpeed(
          `For ${minutesAfter(room, choice)} minutes after the last class: 99% gone, in evenly mixed air`,
          room,
          choice,
          'full',
        ),
      ],
    }),
    building: { 'gym-floor': 1, 'spin-studio': 1, 'yoga-studio': 1, 'gym-treatment-room': 0 },
  },
  general: {
    nameLabel: 'Name of the organisation',
    head: 'person',
    hours: 'office',
    problem: [
      'People share the air of a room for hours, and windows, where they open, change it about once an hour.',
      'Dust, pollen, smoke and what people breathe out stay in it until ventilation or a filter takes them out.',
    ],
    moment: { minutes: 30, isInUse: false },
    momentText: 'Left 30 minutes after use',
    benefits: [particles, gases, noGrowth, socket],
    limits: [noFreshAir, 'It neither cools nor heats the room.', noIllness],
    found: [perPerson, largeRoom, review],
    quietTimes: 'quiet work',
    tasks: [
      ['Whoever is in the room', 'Keeps the speed on the label', 'each day'],
      ['Caretaker', 'Cleans the large-particulate filter, changes the set', `${every.clean}; ${filterMonths}`],
      ['Office', 'Orders filters, keeps manual, invoice and this paper', 'once a year'],
      ours,
    ],
    day: (room, choice) => ({
      caption: 'Which speed, when',
      head: speedHead,
      rows: [
        atSpeed('In use', room, choice, choice.speed),
        atSpeed('Quiet work', room, choice, 1),
        atSpeed('Room empty', room, choice, 'full'),
      ],
    }),
    building: {},
  },
};

/** Risks that every body asks about, apart from noise and filters, which depend on the figures. */
export const commonRisks: readonly (readonly [risk: string, answer: string])[] = [
  [
    'Cables',
    `${unwrapSample(controlAnswers.plug)} (sample). The lead lies along the wall, not across a doorway. Count the sockets before you order.`,
  ],
  [
    'Tampering',
    `${unwrapSample(controlAnswers.lock)} (sample). A label names the right speed; the lamp and the fan stop when the front is opened.`,
  ],
];

const kindsOf: Readonly<Partial<Record<RoomKind, CaseKey>>> = {
  classroom: 'education',
  hall: 'education',
  office: 'business',
  'treatment-room': 'dentistry',
  'waiting-room': 'dentistry',
  ward: 'healthCare',
  'waiting-area': 'healthCare',
  restaurant: 'hospitality',
  'function-room': 'hospitality',
  bedroom: 'hospitality',
  gym: 'gym',
  studio: 'gym',
};

/** The sector of most of the rooms. */
export function caseKeyOf(rooms: readonly CaseRoom[]): CaseKey {
  const counts = new Map<CaseKey, number>();
  for (const { roomKind = 'other', count } of rooms) {
    const key = kindsOf[roomKind] ?? 'general';
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'general';
}
