import type { ModelledProduct } from '@/data/model-file';
import type { Orbit } from '../orbit';
import type { Aim } from '../scene/model-scene';

/** From where the pictures were taken. */
const homes: Record<ModelledProduct['kind'], Orbit> = {
  purifier: { azimuthDeg: 26, elevationDeg: 12, zoom: 1 },
  bottle: { azimuthDeg: 10, elevationDeg: 9, zoom: 1 },
  meter: { azimuthDeg: 14, elevationDeg: 8, zoom: 1 },
};

/** What is shown first and after a reset: the machine by itself, closed, as its first picture shows it. */
export function firstAim({ kind }: Pick<ModelledProduct, 'kind'>): Aim {
  return { orbit: homes[kind], opened: 0, lookingAt: undefined, beside: undefined, isMeasured: false, labelRoom: 0 };
}
