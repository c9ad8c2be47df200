import { belowFoldPart } from '@/boot/below-fold-part';

/** Parts of pages whose script loads at the first interaction. */
export const belowFoldParts = {
  home: belowFoldPart(() => import('./HomeBelowFold').then((module) => module.HomeBelowFold)),
  dentistry: belowFoldPart(() => import('./DentistryBelowFold').then((module) => module.DentistryBelowFold)),
  education: belowFoldPart(() => import('./EducationBelowFold').then((module) => module.EducationBelowFold)),
  healthCare: belowFoldPart(() => import('./HealthCareBelowFold').then((module) => module.HealthCareBelowFold)),
  business: belowFoldPart(() => import('./BusinessBelowFold').then((module) => module.BusinessBelowFold)),
  hospitality: belowFoldPart(() => import('./HospitalityBelowFold').then((module) => module.HospitalityBelowFold)),
  gym: belowFoldPart(() => import('./GymBelowFold').then((module) => module.GymBelowFold)),
};
