import { unwrapSample } from '@/config/sample';
import type { Purifier, PurifierSlug } from '@/data/products/product';
import type { Footprint } from './footprint';

export type CartridgeFilter = { kind: 'cartridge'; radiusMm: number; heightMm: number };
export type PanelFilter = { kind: 'panels'; widthMm: number; heightMm: number; thickMm: number };

type ShellIntake = { kind: 'slots' | 'dots' | 'louvres'; fromMm: number; toMm: number };
type DoorIntake = { kind: 'doors'; fromMm: number; toMm: number; frontMm: number; flankMm: number };

type Display =
  | { kind: 'round'; heightMm: number; radiusMm: number; figure: string }
  | { kind: 'panel'; heightMm: number; widthMm: number; tallMm: number; figure: string };

/** Heights are above the floor. */
export type MachineShape = {
  body: Footprint;
  outerMm: readonly [widthMm: number, depthMm: number];
  heightMm: number;
  baseMm: number;
  /** Upper end of the lower casing. */
  seamMm: number;
  /** Inset of the top rim. */
  rimMm: number;
  intake: ShellIntake | DoorIntake;
  display: Display;
  /** Along the outline from the middle of the front. */
  tab: { alongMm: number; heightMm: number };
  grips?: { heightMm: number; tallMm: number; wideMm: number };
  hasStatusLight: boolean;
  hasCastors: boolean;
  cassetteTopMm?: number;
  filter: CartridgeFilter | PanelFilter;
};

type ShapeOfModel = Omit<MachineShape, 'body' | 'outerMm' | 'heightMm'> & {
  cornerRadiusMm: number;
  proudMm: number;
};

const plain = { proudMm: 0, hasStatusLight: false, hasCastors: false } as const;

/** From studio/blender/models; filters are shorter, to be visible through the open front. */
const shapes: Record<PurifierSlug, ShapeOfModel> = {
  'generation-s': {
    ...plain,
    cornerRadiusMm: 108,
    baseMm: 32,
    seamMm: 346,
    rimMm: 38,
    intake: { kind: 'dots', fromMm: 52, toMm: 298 },
    display: { kind: 'round', heightMm: 418, radiusMm: 29, figure: '04' },
    tab: { alongMm: 92, heightMm: 348 },
    grips: { heightMm: 415, tallMm: 22, wideMm: 66 },
    filter: { kind: 'cartridge', radiusMm: 76, heightMm: 205 },
  },
  'generation-x': {
    ...plain,
    cornerRadiusMm: 118,
    baseMm: 42,
    seamMm: 539,
    rimMm: 20.5,
    intake: { kind: 'slots', fromMm: 66, toMm: 528 },
    display: { kind: 'round', heightMm: 652, radiusMm: 37.5, figure: '03' },
    tab: { alongMm: 126, heightMm: 546 },
    filter: { kind: 'cartridge', radiusMm: 106, heightMm: 345 },
  },
  'generation-y': {
    ...plain,
    cornerRadiusMm: 114,
    baseMm: 46,
    seamMm: 404,
    rimMm: 20.5,
    intake: { kind: 'louvres', fromMm: 66, toMm: 386 },
    display: { kind: 'round', heightMm: 768, radiusMm: 43, figure: '02' },
    tab: { alongMm: 122, heightMm: 410 },
    grips: { heightMm: 720, tallMm: 26, wideMm: 104 },
    hasStatusLight: true,
    filter: { kind: 'cartridge', radiusMm: 102, heightMm: 248 },
  },
  'generation-z': {
    cornerRadiusMm: 60,
    proudMm: 6,
    baseMm: 94,
    seamMm: 742,
    rimMm: 20.5,
    intake: { kind: 'doors', fromMm: 123, toMm: 713, frontMm: 356, flankMm: 300 },
    display: { kind: 'panel', heightMm: 1004, widthMm: 260, tallMm: 122, figure: '07' },
    tab: { alongMm: 200, heightMm: 750 },
    grips: { heightMm: 1063, tallMm: 30, wideMm: 120 },
    hasStatusLight: false,
    hasCastors: true,
    cassetteTopMm: 836,
    filter: { kind: 'panels', widthMm: 300, heightMm: 480, thickMm: 45 },
  },
};

export function machineShape(product: Purifier): MachineShape {
  const [widthMm, depthMm, heightMm] = unwrapSample(product.productDimensionsMm);
  const { cornerRadiusMm, proudMm, ...shape } = shapes[product.slug];
  const body = { widthMm: widthMm - 2 * proudMm, depthMm: depthMm - 2 * proudMm, radiusMm: cornerRadiusMm };
  return { ...shape, heightMm, outerMm: [widthMm, depthMm], body };
}
