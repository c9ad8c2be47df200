/** Sizes of the stack in metres; those of the parts are the models' (`studio/blender/models/stage_*.py`). */
const firstMiddleZ = 0.232;
const pitchZ = 0.185;

export const stageCount = 6;

/** Height of the middle of a stage, counted from 0 in the air's order. */
export function stageMiddleZ(index: number): number {
  return firstMiddleZ + index * pitchZ;
}

export type PartKey = 'base' | 'particulate' | 'carbon' | 'hepa' | 'uvc' | 'ion' | 'photocatalyst' | 'outlet';

/** Height of each part. */
export const partHeight: Record<PartKey, number> = {
  base: 0.108,
  particulate: 0.078,
  carbon: 0.078,
  hepa: 0.112,
  uvc: 0.046,
  ion: 0.034,
  photocatalyst: 0.034,
  outlet: 0.178,
};

/** The six stages in the air's order. */
export const stageKeys = ['particulate', 'carbon', 'hepa', 'uvc', 'ion', 'photocatalyst'] as const;

const stageZ = (index: number) => stageMiddleZ(index) - partHeight[stageKeys[index] ?? 'ion'] / 2;

/** Height of the lower edge of each part above the floor. */
export const partZ: Record<PartKey, number> = {
  base: 0,
  particulate: stageZ(0),
  carbon: stageZ(1),
  hepa: stageZ(2),
  uvc: stageZ(3),
  ion: stageZ(4),
  photocatalyst: stageZ(5),
  outlet: stageMiddleZ(5) + 0.112,
};

/** The parts from the floor up, which is the order to paint them in. */
export const partOrder: readonly PartKey[] = ['base', ...stageKeys, 'outlet'];

/** Outer radius of a stage. */
export const ringRadius = 0.132;

/** Radius of the column of air: it passes through the stages themselves, not only their openings. */
export const airRadius = 0.112;
