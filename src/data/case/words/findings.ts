import { whoLitresPerSecondEach } from '@/domain/people';
import type { Finding } from './type';

/** Percent of the teachers of `switchedOff`. */
const switchedOffPercent = 31;

export const findings = {
  review: {
    found: 'Of 672 studies of air cleaning 8% were done with people; most measured the air.',
    source: 'Scoping review, Annals of Internal Medicine, August 2025',
    limit: 'A review of other studies. It is why we promise cleaner air, and no protection from an illness.',
  },
  careHomes: {
    found: 'HEPA purifiers in residents’ rooms of care homes made no significant difference in infections.',
    source: 'JAMA Network Open, November 2024',
    limit: 'One trial, of infections: why we promise cleaner air only.',
  },
  loudTeacher: {
    found: 'Beside a machine of 54 dB(A) a teacher speaks louder, and gives off 4.2 to 11.2 times as many particles.',
    source: 'Steffens and Seipp, 2021',
    limit: 'The factor depends on the position. It is why a classroom gets more machines that run slower.',
  },
  switchedOff: {
    found: `In classrooms with 200 air cleaning boxes ${switchedOffPercent}% of the teachers switched theirs off during lessons.`,
    source: 'Hollenbach and others, Indoor Environments, 2025',
    limit: 'Connecticut, with boxes of another design; why is not said. Ours run slowly, so that they may stay on.',
  },
  perPerson: {
    found: `WHO asks for ${whoLitresPerSecondEach.ordinary} L/s of ventilation a person, and lets cleaned air cover what ventilation lacks.`,
    source: 'World Health Organization, roadmap on ventilation, 2021',
    limit: 'Cleaned air is not fresh: it carries off no CO₂.',
  },
  perPatient: {
    found: `WHO asks for ${whoLitresPerSecondEach.ordinary} L/s of ventilation a person in ordinary rooms, ${whoLitresPerSecondEach.patient} a patient in health care, ${whoLitresPerSecondEach.aerosols} where aerosols are made.`,
    source: 'World Health Organization, roadmap on ventilation, 2021',
    limit: 'Figures for your ventilation: the machines count towards none of those for health care.',
  },
} as const satisfies Record<string, Finding>;
