import sharp from 'sharp';
import { studioView } from './camera';
import { modelSlugs, type ModelSlug } from './model-list';
import { draw, withView } from './open-view';
import type { View } from './view/view';

/**
 * Compares the outline of each model with that of its cut-out picture, from the studio's camera: the share of the area that both
 * cover of the area that either covers. The meter has no cut-out. `npm run compare-silhouettes`
 */

const heightPx = 800;
/** Below this alpha a cut-out shows its shadow. */
const solid = 235;

type Half = 'left' | 'right';

/** The bottles stand side by side in one picture: `pair_cutout` in `scenes/bottles.py`. */
const pairView = (slug: ModelSlug, xM: number, zM: number): View => ({
  ...{ slug, azimuthDeg: 0, elevationDeg: 9, distanceM: 1.31, targetM: [0, 0.1285, 0], placeM: [xM, 0, zM] },
  ...{ fieldDeg: 14, sizePx: 1400 },
});

/** The solid part of a picture, cut to its edges and scaled to one height. */
async function mask(picture: string | Buffer, half?: Half): Promise<{ data: Buffer; width: number }> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const middle = half ? Math.round(await betweenBottles(picture)) : 0;
  const area = {
    left: half === 'right' ? middle : 0,
    top: 0,
    width: half === 'left' ? middle : width - middle,
    height,
  };
  const alpha = await sharp(picture).extract(area).extractChannel('alpha').threshold(solid).png().toBuffer();
  const cut = await sharp(alpha)
    .trim({ background: '#000', threshold: 10 })
    .resize({ height: heightPx, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: cut.data.filter((_, index) => index % cut.info.channels === 0) as Buffer, width: cut.info.width };
}

/** The column of the gap between two bottles: the emptiest near the middle of what is solid. */
async function betweenBottles(picture: string | Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .extractChannel('alpha')
    .threshold(solid)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const filled = Array.from({ length: info.width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < info.height; y++) sum += (data[y * info.width + x] ?? 0) > 127 ? 1 : 0;
    return sum;
  });
  const first = filled.findIndex((count) => count > 20);
  const last = filled.findLastIndex((count) => count > 20);
  const middle = (first + last) / 2;
  const empty = filled.flatMap((count, x) => (count === 0 && x > first && x < last ? [x] : []));
  return empty.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

function overlap(one: { data: Buffer; width: number }, other: { data: Buffer; width: number }): number {
  const width = Math.max(one.width, other.width);
  const at = (shape: typeof one, x: number, y: number) => {
    const column = x - Math.floor((width - shape.width) / 2);
    return column >= 0 && column < shape.width && (shape.data[y * shape.width + column] ?? 0) > 127;
  };
  let [both, either] = [0, 0];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < width; x++) {
      const [inOne, inOther] = [at(one, x, y), at(other, x, y)];
      if (inOne && inOther) both++;
      if (inOne || inOther) either++;
    }
  }
  return both / either;
}

const bottles: Partial<Record<ModelSlug, { half: Half; view: View }>> = {
  'achilles-water-bottle-white': { half: 'left', view: pairView('achilles-water-bottle-white', -0.047, -0.012) },
  'achilles-water-bottle-black': { half: 'right', view: pairView('achilles-water-bottle-black', 0.047, 0.012) },
};

await withView(async (page) => {
  for (const slug of modelSlugs.filter((one) => one !== 'mars-air-sense')) {
    const bottle = bottles[slug];
    const picture = bottle ? 'achilles-pair-cutout' : `gen-${slug.at(-1)}-cutout`;
    const drawn = await draw(page, bottle?.view ?? studioView(slug, 1400, 0.8));
    const share = overlap(await mask(drawn), await mask(`../media/masters/${picture}.avif`, bottle?.half));
    console.log(`${slug}: ${share.toFixed(3)} of ${picture}`);
  }
});
