import { sample, unwrapSample } from '@/config/sample';
import type { PurifierSummary } from './product';

const withWater = 'Wipe the casing with a cloth damp with water: no solvent, no spray, nothing into the outlet.';

export const casingCare: Record<PurifierSummary['category'], string> = unwrapSample(
  sample({
    Domestic: `${withWater} Vacuum its openings with a soft brush.`,
    Clinical:
      'Wipe the casing with a cloth damp with water or with a surface disinfectant that we have named to you: no spray, nothing into the intake or the outlet (sample).',
    Industrial: withWater,
  }),
);
