import { htmAirChanges } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { countWord } from '@/lib/format/count-word';
import { filterCare } from '../../products/filter-care';
import type { CaseWords } from './type';
import { speedHead, atSpeed, ventilated } from './day-tables';
import { findings } from './findings';
import { sharedWords } from './shared';

const { generalClinicalArea: ventilationAch } = htmAirChanges;

export const healthCareCaseWords: CaseWords = {
  nameLabel: 'Name of the trust, ward or clinic',
  head: 'person',
  costDays: { name: 'A day', perYear: 365 },
  hours: 'always',
  problem: [
    `Particles stay in the air of a room until ventilation or a filter takes them out. At ${countWord(ventilationAch)} air changes an hour ventilation alone takes ${clearanceWholeMinutes(ventilationAch)} minutes for 99%, by arithmetic.`,
    'More ducts would empty the room for building work.',
  ],
  moment: { minutes: 20, isInUse: false },
  isVentilated: true,
  momentText: 'Left after 20 minutes',
  benefits: [sharedWords.particles],
  benefitOfGenerationY: 'Generation Y has a shell to disinfect and an airflow sheet (both samples).',
  limits: [
    'It is not ventilation, nor a remedy where that falls short of HTM 03-01, and holds no pressure.',
    sharedWords.uvCShare,
    'We claim compliance with neither NETB 2023/01A nor 01B.',
  ],
  found: [findings.careHomes, findings.review, findings.perPatient],
  quietTimes: 'the night',
  tasks: [
    ['Nurse in charge', 'Keeps the speed on the label; speed 1 at night', 'each shift'],
    [
      'Estates',
      'Clean the large-particulate filter, log the room, test the plug; change the set by the date on its label',
      `every ${filterCare.cleanMonths} months`,
    ],
    ['Infection control', 'Says how the shell is cleaned', 'before first use'],
    sharedWords.ourTask,
  ],
  review: 'three months',
  filterKeeper: 'estates team',
  day: (room, choice) => {
    const whole = ventilated(room);
    return {
      caption: 'Day and night',
      head: speedHead(whole, 'ventilation'),
      rows: [
        atSpeed('By day', whole, choice, choice.speed),
        atSpeed('At night', whole, choice, 1),
        atSpeed('With nobody in the room', whole, choice, 'full'),
      ],
    };
  },
  building: { 'consulting-room': 2, 'treatment-room': 1, 'four-bed-bay': 4, 'hospital-waiting-area': 1 },
};
