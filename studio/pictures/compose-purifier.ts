import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * Makes the finished pictures of a purifier from its render with alpha, in which the machine takes 86 % of the height and stands
 * in the middle: `gen-K-cutout.png` gives the cut-out on the canvas that the four share and `gen-K-studio` on the cove;
 * the other views give themselves on the cove. Prints the files that it wrote.
 */

const size = 1600;
/** Share of the render's height that the machine takes, and thus where it meets the floor. */
const fill = 0.86;
const renderedHeight = fill * size;
const renderedFloor = ((1 + fill) / 2) * size;

/** The shared canvas, given on a square of 1200: the floor line and the height of each machine. */
const canvasUnit = size / 1200;
const sharedFloor = 1118 * canvasUnit;
const sharedHeight: Record<string, number> = { s: 660, x: 846, y: 929, z: 1032 };

/** sRGB of the cove: the wall above, the floor below, around #E4EBEF where the machine stands. */
const wall = [223, 231, 235] as const;
const floor = [234, 240, 243] as const;
const vignette = 5;
/** How much darker the wall is behind the machine's lit side, as a share, and where. */
const shade = { share: 0.07, x: 0.3, y: 0.4, width: 0.24, height: 0.34 };

const smoothstep = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** The empty cove as a PNG. One level of ordered dither keeps the soft gradient from banding. */
function cove(): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y++) {
    const turn = smoothstep(0.42, 0.86, y / size);
    for (let x = 0; x < size; x++) {
      const dark = vignette * ((x / size - 0.42) ** 2 + (y / size - 0.6) ** 2) * 2;
      const behind = ((x / size - shade.x) / shade.width) ** 2 + ((y / size - shade.y) / shade.height) ** 2;
      const light = 1 - shade.share * Math.exp(-behind);
      const dither = ((x ^ y) & 1) * 0.5 + ((x >> 1) & 1) * 0.25 + ((y >> 1) & 1) * 0.125;
      for (const channel of [0, 1, 2] as const) {
        const value = (wall[channel] + (floor[channel] - wall[channel]) * turn) * light - dark;
        pixels[(y * size + x) * 3 + channel] = Math.floor(value + dither);
      }
    }
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
}

async function onCove(render: string, target: string): Promise<string> {
  await sharp(await cove())
    .composite([{ input: render }])
    .png()
    .toFile(target);
  return target;
}

async function onSharedCanvas(render: string, key: string, target: string): Promise<string> {
  const height = sharedHeight[key];
  if (height === undefined) throw new Error(`no shared height for ${render}`);
  const scale = (height * canvasUnit) / renderedHeight;
  const edge = Math.round(size * scale);
  const left = Math.round((size - edge) / 2);
  // Of the largest machine a few rows fall off the canvas: empty ground, since its scale is 1.
  const top = Math.round(sharedFloor - renderedFloor * scale);
  const visible = Math.min(edge, size - top);
  const machine = await sharp(render)
    .resize(edge, edge, { kernel: 'lanczos3' })
    .extract({ left: 0, top: 0, width: edge, height: visible })
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: machine, left, top }])
    .png()
    .toFile(target);
  return target;
}

for (const render of process.argv.slice(2)) {
  const match = /^gen-(\w)-(cutout|front|back|top|detail)$/.exec(basename(render, '.png'));
  const [, key, view] = match ?? [];
  if (key === undefined) throw new Error(`not a purifier's picture: ${render}`);
  const folder = join(dirname(render), '..', 'composed');
  await mkdir(folder, { recursive: true });
  const picture = view === 'cutout' ? 'studio' : view;
  console.log(await onCove(render, join(folder, `gen-${key}-${picture}.png`)));
  if (view === 'cutout') console.log(await onSharedCanvas(render, key, join(folder, `gen-${key}-cutout.png`)));
}
