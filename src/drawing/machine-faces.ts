import type { MachineModel } from '@/domain/machines';
import type { BoxFaces } from './projection';

const black: BoxFaces = ['var(--slate)', 'var(--ink-700)', 'var(--ink)'];
const whiteWithDarkOutlet: BoxFaces = ['var(--ink-600)', '#fff', 'var(--rule)'];

/** The colours of a machine drawn as a box. */
export function machineFaces(model: MachineModel): BoxFaces {
  return model === 'GEN Z' ? black : whiteWithDarkOutlet;
}
