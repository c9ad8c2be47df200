import type { ModelledProduct } from '@/data/model-file';
import type { Orbit } from '../orbit';
import type { Aim } from '../scene/model-scene';

/** Camera positions of the product pictures. */
const homes: Record<ModelledProduct['kind'], Orbit> = {
  purifier: { azimuthDeg: 26, elevationDeg: 12, zoom: 1 },
  bottle: { azimuthDeg: 10, elevationDeg: 9, zoom: 1 },
  meter: { azimuthDeg: 14, elevationDeg: 8, zoom: 1 },
};

/** Initial state, which a reset restores. */
export function firstAim({ kind }: Pick<ModelledProduct, 'kind'>): Aim {
  return { orbit: homes[kind], opened: 0, lookingAt: undefined, beside: undefined, isMeasured: false, labelRoom: 0 };
}
