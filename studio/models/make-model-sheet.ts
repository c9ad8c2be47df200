import sharp from 'sharp';
import { studioOf, studioView } from './camera';
import { modelParts, modelSlugs } from './model-list';
import { draw, withView } from './open-view';

/** Lays each model out beside its catalogue picture: from eight sides, and open. `npm run model-sheet` */

const tilePx = 240;
const sides = 8;
const output = 'contact-sheets/models.jpg';
const background = '#e4ebef';
/** How much further off an open model is seen. */
const openTimes = 2.1;

const tiles = await withView(async (page) => {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const [row, slug] of modelSlugs.entries()) {
    const top = row * tilePx;
    const small = (picture: Buffer | string) => sharp(picture).resize(tilePx, tilePx).png().toBuffer();
    placed.push({ input: await small(`../media/masters/${studioOf[slug].picture}.avif`), left: 0, top });
    const fill = slug === 'mars-air-sense' ? 0.62 : 0.84;
    const view = { ...studioView(slug, tilePx * 3, fill), background };
    for (let side = 0; side < sides; side++) {
      const azimuthDeg = view.azimuthDeg + (side * 360) / sides;
      placed.push({ input: await small(await draw(page, { ...view, azimuthDeg })), left: (side + 1) * tilePx, top });
    }
    if (modelParts[slug].includes('head' as never)) {
      const { heightM } = studioOf[slug];
      const isPurifier = slug.startsWith('generation');
      const lookingAt: [number, number, number] = [
        0,
        heightM * (isPurifier ? 0.9 : 0.62),
        slug === 'generation-z' ? 0.3 : 0,
      ];
      const fieldDeg = view.fieldDeg * (isPurifier ? openTimes : 1.4);
      const opened = { ...view, azimuthDeg: 32, elevationDeg: 24, targetM: lookingAt, fieldDeg, opened: 1 };
      placed.push({ input: await small(await draw(page, opened)), left: (sides + 1) * tilePx, top });
    }
  }
  return placed;
});

await sharp({
  create: { width: (sides + 2) * tilePx, height: modelSlugs.length * tilePx, channels: 3, background },
})
  .composite(tiles)
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(output);
console.log(output);
