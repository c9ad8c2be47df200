import sharp from 'sharp';
import { studioOf } from './camera';
import { modelSlugs, type ModelSlug } from './model-list';
import { decoded, withModelPage } from './open-view';

/**
 * Lays each model out from eight sides, as the viewer of its page draws it, beside its catalogue picture, each 1,200 px wide.
 * `npm run side-sheets -- [SLUG ...]`
 */

const tilePx = 1200;
const columns = 3;
const sides = 8;
/** The middle and the edge of the viewer's ground: `ModelViewer.module.scss`. */
const grounds = { machine: ['#f2f6f8', '#e9f0f3', '#d9e3e9'], bottle: ['#fbf3ee', '#f3e6dd', '#ead8cc'] } as const;

function groundOf(slug: ModelSlug): Buffer {
  const [middle, ground, edge] = grounds[slug.includes('bottle') ? 'bottle' : 'machine'];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx}" height="${tilePx}">
      <radialGradient id="ground" cx="0.58" cy="0.4" r="1">
        <stop stop-color="${middle}"/><stop offset="0.58" stop-color="${ground}"/><stop offset="1" stop-color="${edge}"/>
      </radialGradient>
      <rect width="100%" height="100%" fill="url(#ground)"/>
    </svg>`,
  );
}

async function makeSheet(slug: ModelSlug, drawn: readonly Buffer[]): Promise<string> {
  const { picture } = studioOf[slug];
  const ground = groundOf(slug);
  const tiles = [
    await sharp(`../media/masters/${picture}.avif`).resize(tilePx, tilePx).png().toBuffer(),
    ...(await Promise.all(
      drawn.map((side) =>
        sharp(ground)
          .composite([{ input: side }])
          .png()
          .toBuffer(),
      ),
    )),
  ];
  const placed = tiles.map((input, index) => ({
    input,
    left: (index % columns) * tilePx,
    top: Math.floor(index / columns) * tilePx,
  }));
  const sheetPx = columns * tilePx;
  const output = `contact-sheets/model-${slug}.avif`;
  await sharp({ create: { width: sheetPx, height: sheetPx, channels: 3, background: '#fff' } })
    .composite(placed)
    .avif({ quality: 45, effort: 2, chromaSubsampling: '4:4:4' })
    .toFile(output);
  return output;
}

const asked = process.argv.slice(2);
await withModelPage('viewer.html', 'drawSides', async (page) => {
  for (const slug of modelSlugs.filter((each) => asked.length === 0 || asked.includes(each))) {
    const { azimuthDeg, elevationDeg } = studioOf[slug];
    const azimuthsDeg = Array.from({ length: sides }, (_, side) => azimuthDeg + (side * 360) / sides);
    const addresses = await page.evaluate((view) => window.drawSides?.(view), {
      slug,
      azimuthsDeg,
      elevationDeg,
      sizePx: tilePx,
    });
    console.log(await makeSheet(slug, (addresses ?? []).map(decoded)));
  }
});
