import type { View } from './view/view';
import type { ModelSlug } from './model-list';

/** Catalogue picture, height in metres and studio distance of each model. */
export const studioOf: Record<
  ModelSlug,
  { picture: string; heightM: number; azimuthDeg: number; elevationDeg: number }
> = {
  'generation-s': { picture: 'gen-s-studio', heightM: 0.52, azimuthDeg: 26, elevationDeg: 12 },
  'generation-x': { picture: 'gen-x-studio', heightM: 0.76, azimuthDeg: 26, elevationDeg: 12 },
  'generation-y': { picture: 'gen-y-studio', heightM: 0.88, azimuthDeg: 26, elevationDeg: 12 },
  'generation-z': { picture: 'gen-z-studio', heightM: 1.18, azimuthDeg: 26, elevationDeg: 12 },
  'achilles-water-bottle-white': { picture: 'achilles-white', heightM: 0.262, azimuthDeg: 10, elevationDeg: 9 },
  'achilles-water-bottle-black': { picture: 'achilles-black', heightM: 0.262, azimuthDeg: 10, elevationDeg: 9 },
  'mars-air-sense': { picture: 'air-sense', heightM: 0.0863, azimuthDeg: 14, elevationDeg: 8 },
};

/** Distance of the studio's camera, in heights of the reference tower: `machine_on_catcher` in `scenes/purifiers.py`. */
const studioDistance = 4.2 / 0.76;

/** A square view from the studio's camera in which the model takes `fill` of the height. */
export function studioView(slug: ModelSlug, sizePx: number, fill: number): View {
  const { heightM, azimuthDeg, elevationDeg } = studioOf[slug];
  const fieldDeg = (2 * Math.atan(0.5 / studioDistance / fill) * 180) / Math.PI;
  const distanceM = heightM * studioDistance;
  return { slug, azimuthDeg, elevationDeg, distanceM, targetM: [0, heightM / 2, 0], fieldDeg, sizePx };
}
