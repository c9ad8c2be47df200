/** Sizes of the stack in metres; those of the parts are the models' (`studio/blender/models`). */
export const stageCount = 6;

export type PartKey = 'base' | 'particulate' | 'cartridge' | 'uvc' | 'ion' | 'photocatalyst' | 'outlet';

/** Height of each part. */
export const partHeight: Record<PartKey, number> = {
  base: 0.108,
  particulate: 0.078,
  cartridge: 0.2,
  uvc: 0.046,
  ion: 0.034,
  photocatalyst: 0.034,
  outlet: 0.178,
};

/** The parts of the six stages in the air's order. The cartridge is two stages: carbon inside, pleats outside. */
export const stageParts = ['particulate', 'cartridge', 'cartridge', 'uvc', 'ion', 'photocatalyst'] as const;

const middleZ = { particulate: 0.232, cartridge: 0.51, uvc: 0.787, ion: 0.972, photocatalyst: 1.157 };

/** Height of the middle of a stage, counted from 0 in the air's order. */
export function stageMiddleZ(index: number): number {
  return middleZ[stageParts[index] ?? 'photocatalyst'];
}

/** Height of the lower edge of each part above the floor. */
export const partZ: Record<PartKey, number> = {
  base: 0,
  particulate: middleZ.particulate - partHeight.particulate / 2,
  cartridge: middleZ.cartridge - partHeight.cartridge / 2,
  uvc: middleZ.uvc - partHeight.uvc / 2,
  ion: middleZ.ion - partHeight.ion / 2,
  photocatalyst: middleZ.photocatalyst - partHeight.photocatalyst / 2,
  outlet: middleZ.photocatalyst + 0.112,
};

/** The parts from the floor up, which is the order to paint them in. */
export const partOrder: readonly PartKey[] = [
  'base',
  'particulate',
  'cartridge',
  'uvc',
  'ion',
  'photocatalyst',
  'outlet',
];

/** Outer radius of a round stage. */
export const ringRadius = 0.132;

/** Radii of the cartridge (`filter_s.py`): its bore, the outside of the carbon and of the pleats. */
export const cartridgeRadius = { bore: 0.044, carbon: 0.062, pleats: 0.085 };

/** Radius of the column of air above the cartridge: it passes through the stages themselves, not only their openings. */
export const airRadius = 0.112;
