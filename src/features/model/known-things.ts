/** Things of a size that everybody knows. */
export const knownThings = ['door', 'chair', 'bottle'] as const;
export type KnownThing = (typeof knownThings)[number];

/** Outer size in metres: width, depth, height. The door is the leaf that British houses have most: 1,981 × 762 mm. */
export const knownSizeM: Record<KnownThing, readonly [widthM: number, depthM: number, heightM: number]> = {
  door: [0.762, 0.044, 1.981],
  chair: [0.44, 0.48, 0.82],
  bottle: [0.083, 0.083, 0.3],
};

/**
 * Where something stands at a machine's left: off it by a share of the machine's width, and further the deeper it is, since it
 * is seen from the right.
 */
export function placeBesideM(machineWidthM: number, thing: KnownThing): number {
  const [widthM, depthM] = knownSizeM[thing];
  const gapM = Math.max(0.02, machineWidthM * 0.35) + depthM * 0.3;
  return -(machineWidthM / 2 + gapM + widthM / 2);
}
