import type { SectorKey } from '@/config/sectors';
import { businessQuestions } from './business';
import { dentistryQuestions } from './dentistry';
import { educationQuestions } from './education';
import { gymQuestions } from './gym';
import { healthCareQuestions } from './health-care';
import { hospitalityQuestions } from './hospitality';
import type { Question } from './question';

/** The questions of each sector page. */
export const sectorQuestions: Record<SectorKey, readonly Question[]> = {
  dentistry: dentistryQuestions,
  education: educationQuestions,
  healthCare: healthCareQuestions,
  business: businessQuestions,
  hospitality: hospitalityQuestions,
  gym: gymQuestions,
};
