import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { colourSteps } from '../../src/config/brand';

/**
 * Makes the finished pictures of a purifier from its render with alpha, in which the machine takes 86 % of the height and stands
 * in the middle: `gen-K-cutout.png` gives the cut-out on the canvas that the four share and `gen-K-studio` on the cove;
 * the other views give themselves on the cove, an opened machine on a flat ground that the page goes on with. Prints the files
 * that it wrote.
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

/** Cells of the ground's grain in px, and how far it moves the value, in levels of 255. */
const grain = [
  { cell: 5, levels: 0.75 },
  { cell: 9, levels: 0.3 },
] as const;

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Soft noise: random values at the corners of a grid, smooth between them. */
function softNoise({ cell, levels }: (typeof grain)[number], random: () => number): (x: number, y: number) => number {
  const columns = Math.ceil(size / cell) + 2;
  const corners = Float32Array.from(
    { length: columns ** 2 },
    () => (random() + random() + random() - 1.5) * 2 * levels,
  );
  const at = (column: number, row: number) => corners[row * columns + column] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const across = smoothstep(0, 1, x / cell - column);
    const down = smoothstep(0, 1, y / cell - row);
    const above = at(column, row) * (1 - across) + at(column + 1, row) * across;
    const below = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
    return above * (1 - down) + below * down;
  };
}

/**
 * The empty cove as a PNG. Compression removes a dither of single pixels, and the soft gradient then shows its levels as
 * rings; grain as wide as the finest cells that compression keeps breaks them.
 */
function cove(): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * 3);
  const random = randomNumbers(7);
  const noises = grain.map((octave) => softNoise(octave, random));
  for (let y = 0; y < size; y++) {
    const turn = smoothstep(0.42, 0.86, y / size);
    for (let x = 0; x < size; x++) {
      const dark = vignette * ((x / size - 0.42) ** 2 + (y / size - 0.6) ** 2) * 2;
      const behind = ((x / size - shade.x) / shade.width) ** 2 + ((y / size - shade.y) / shade.height) ** 2;
      const light = 1 - shade.share * Math.exp(-behind);
      const noise = noises.reduce((sum, at) => sum + at(x, y), (random() + random() - 1) * 0.8);
      const dither = random();
      for (const channel of [0, 1, 2] as const) {
        const value = (wall[channel] + (floor[channel] - wall[channel]) * turn) * light - dark + noise;
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

async function onFlatGround(render: string, target: string): Promise<string> {
  await sharp(render).flatten({ background: colourSteps.cove }).png().toFile(target);
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
  const match = /^gen-(\w)-(cutout|front|back|top|detail|exploded)$/.exec(basename(render, '.png'));
  const [, key, view] = match ?? [];
  if (key === undefined) throw new Error(`not a purifier's picture: ${render}`);
  const folder = join(dirname(render), '..', 'composed');
  await mkdir(folder, { recursive: true });
  const picture = view === 'cutout' ? 'studio' : view;
  const onGround = view === 'exploded' ? onFlatGround : onCove;
  console.log(await onGround(render, join(folder, `gen-${key}-${picture}.png`)));
  if (view === 'cutout') console.log(await onSharedCanvas(render, key, join(folder, `gen-${key}-cutout.png`)));
}
