import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * Lets the edges of the water page's hero run out into the ground of the page: its left part, its upper and its lower edge become
 * the gradient that `src/features/water/WaterHero.module.scss` paints. Prints the file that it wrote.
 */

/** The page's gradient: share of the height, and sRGB. */
const stops = [
  [0, [236, 211, 196]],
  [0.52, [244, 231, 223]],
  [1, [250, 243, 238]],
] as const;

/** How far the picture fades in from each edge, as shares of its width or height. */
const fadeIn = { left: [0.02, 0.44], top: [0, 0.2], bottom: [0, 0.16], right: [0, 0.08] } as const;

const smoothstep = ([low, high]: readonly [number, number], value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

function groundAt(share: number): [number, number, number] {
  const next = Math.max(
    1,
    stops.findIndex(([stop]) => stop >= share),
  );
  const [from, below] = stops[next - 1] ?? stops[0];
  const [to, above] = stops[next] ?? stops[2];
  const t = (share - from) / (to - from);
  return [0, 1, 2].map((c) => (below[c] ?? 0) + ((above[c] ?? 0) - (below[c] ?? 0)) * t) as [number, number, number];
}

/** The part of each row beside the bottles that shows nothing but wall or floor, by which the render is brought to the colours of the page. */
const plain = [0.4, 0.52] as const;
const balance = 1;

function plainColour(data: Buffer, width: number, height: number, row: number, channel: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, row - 24); y <= Math.min(height - 1, row + 24); y += 4) {
    for (let x = Math.round(plain[0] * width); x < plain[1] * width; x += 4) {
      sum += data[(y * width + x) * 3 + channel] ?? 0;
      count++;
    }
  }
  return sum / count;
}

for (const render of process.argv.slice(2)) {
  const { data: source, info } = await sharp(render).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const data = Buffer.from(source);
  for (let y = 0; y < info.height; y++) {
    const down = y / (info.height - 1);
    const ground = groundAt(down);
    const gain = [0, 1, 2].map(
      (c) => ((ground[c] ?? 0) / plainColour(source, info.width, info.height, y, c)) ** balance,
    );
    const upright = smoothstep(fadeIn.top, down) * smoothstep(fadeIn.bottom, 1 - down);
    for (let x = 0; x < info.width; x++) {
      const across = x / (info.width - 1);
      const shown = upright * smoothstep(fadeIn.left, across) * smoothstep(fadeIn.right, 1 - across);
      const dither = (((x ^ y) & 1) * 0.5 + ((x >> 1) & 1) * 0.25 + ((y >> 1) & 1) * 0.125) * 0.9;
      const place = (y * info.width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const value =
          Math.min(255, (source[place + channel] ?? 0) * (gain[channel] ?? 1)) * shown + ground[channel] * (1 - shown);
        data[place + channel] = Math.min(255, Math.floor(value + dither));
      }
    }
  }
  const folder = join(dirname(render), '..', 'composed');
  await mkdir(folder, { recursive: true });
  const target = join(folder, basename(render));
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toFile(target);
  console.log(target);
}
