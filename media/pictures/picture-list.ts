import sharp from 'sharp';
import { masterFile, type Picture } from './picture-module';

/** Sets widths and size budget. */
export type PictureKind = 'product' | 'hero' | 'cutout' | 'room' | 'wide' | 'eye' | 'limb';

export type PictureEntry = { name: string; kind: PictureKind };

/** In px; widths above the master's are skipped. */
const widthsOf: Record<PictureKind, readonly number[]> = {
  product: [400, 640, 800, 1200],
  hero: [400, 640, 800, 1200, 1600],
  cutout: [400, 640, 800, 1200],
  room: [400, 640, 800, 1200, 1600],
  wide: [640, 960, 1280, 1600, 1920],
  eye: [640, 960, 1280, 1600, 1920, 2400],
  limb: [800, 1200, 1600, 2400],
};

/** Maximum bytes of the AVIF at 800 px (`wide` 1280, `eye` 1600, `limb` 1200). */
export const budgetOf: Record<PictureKind, { width: number; bytes: number }> = {
  product: { width: 800, bytes: 25 * 1024 },
  hero: { width: 800, bytes: 25 * 1024 },
  cutout: { width: 800, bytes: 45 * 1024 },
  room: { width: 800, bytes: 30 * 1024 },
  wide: { width: 1280, bytes: 60 * 1024 },
  eye: { width: 1600, bytes: 90 * 1024 },
  limb: { width: 1200, bytes: 60 * 1024 },
};

/** A hero's largest file, for wide and sharp screens, is finer than the others. */
export const largestHero = { width: 1600, bytes: 120 * 1024 };

const purifiers = ['s', 'x', 'y', 'z'].flatMap((key): PictureEntry[] => [
  { name: `gen-${key}-cutout`, kind: 'cutout' },
  { name: `gen-${key}-studio`, kind: 'hero' },
  { name: `gen-${key}-front`, kind: 'product' },
  { name: `gen-${key}-top`, kind: 'product' },
  { name: `gen-${key}-back`, kind: 'product' },
  { name: `gen-${key}-detail`, kind: 'product' },
  { name: `gen-${key}-room`, kind: 'room' },
  { name: `filter-${key}`, kind: 'product' },
  { name: `filter-${key}-detail`, kind: 'product' },
]);

const named = (kind: PictureKind, names: string[]): PictureEntry[] => names.map((name) => ({ name, kind }));

export const pictureList: readonly PictureEntry[] = [
  ...purifiers,
  ...named('product', ['achilles-white', 'achilles-white-detail', 'achilles-white-desk', 'achilles-black']),
  ...named('product', ['achilles-black-detail', 'achilles-black-gym', 'achilles-pair']),
  ...named('product', ['air-sense', 'air-sense-detail', 'air-sense-desk']),
  ...named('product', ['gen-s-exploded', 'gen-x-exploded', 'gen-y-exploded', 'gen-z-exploded']),
  ...named('cutout', ['stage-carbon', 'stage-hepa', 'stage-uvc', 'stage-ion', 'stage-outlet']),
  ...named('cutout', ['order-sealed', 'order-open', 'order-dented', 'order-standing']),
  ...named('room', ['home-bedroom', 'gen-z-office', 'office-desk']),
  ...named('room', [
    'proof-filters',
    'proof-filters-y',
    'proof-filters-s',
    'proof-filters-z',
    'proof-rating-plate',
    'proof-airflow-sheet',
    'proof-airflow-test',
    'proof-carton',
    'gen-x-dusk',
    'hotel-window',
  ]),
  ...named('eye', ['eye-surgery', 'eye-classroom', 'eye-ward', 'eye-office', 'eye-bar', 'eye-gym', 'gen-s-controls']),
  ...named('wide', ['achilles-pair-hero', 'achilles-black-wide']),
  ...named('wide', [
    'film-poster-ink',
    'cover-data-sheet',
    'cover-speed',
    'cover-classroom',
    'surgery-tray',
    'tape-measure',
    'two-sockets',
    'filter-pleats',
  ]),
  ...named('limb', ['limb-light', 'limb-dark']),
];

/** The picture of an entry, measured at its master. */
export async function pictureOf({ name, kind }: PictureEntry): Promise<Picture> {
  const { width, height } = await sharp(masterFile(name)).metadata();
  return { name, width, height, widths: widthsOf[kind].filter((each) => each <= width) };
}
