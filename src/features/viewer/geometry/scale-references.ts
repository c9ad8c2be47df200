export const scaleReferences = ['door', 'chair', 'bottle'] as const;
/** A thing of known size beside the machine. */
export type ScaleReference = (typeof scaleReferences)[number];

/** Outer size in metres; the door is the commonest British leaf, 1,981 × 762 mm. */
export const referenceSizeM: Record<ScaleReference, readonly [widthM: number, depthM: number, heightM: number]> = {
  door: [0.762, 0.044, 1.981],
  chair: [0.44, 0.48, 0.82],
  bottle: [0.083, 0.083, 0.3],
};

/** X position in metres; the view from the right needs a wider gap beside deep things. */
export function placeBesideM(machineWidthM: number, thing: ScaleReference): number {
  const [widthM, depthM] = referenceSizeM[thing];
  const gapM = Math.max(0.02, machineWidthM * 0.35) + depthM * 0.3;
  return -(machineWidthM / 2 + gapM + widthM / 2);
}
