import { mkdir, readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Lays the masters out on three sheets in `contact-sheets`, so that each family can be judged at a glance. */

const tilePx = 300;
const captionPx = 26;
const columns = 4;

const sheets: Record<string, (name: string) => boolean> = {
  purifiers: (name) => /^(?:gen-[sxyz]-|stage-outlet)/.test(name),
  'water-meter-filters': (name) => /^(?:achilles|air-sense|filter|water)/.test(name),
  rooms: (name) => /^(?:room|eye|article|about)/.test(name) || /^gen-[sxyz]-room$/.test(name),
};

async function tile(file: string): Promise<Buffer> {
  return sharp(`../media/masters/${file}`)
    .resize(tilePx, tilePx, { fit: 'contain', background: '#e8f0f3' })
    .flatten({ background: '#e8f0f3' })
    .toBuffer();
}

function caption(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx}" height="${captionPx}">` +
      `<text x="2" y="18" font-family="sans-serif" font-size="14" fill="#0b1422">${name}</text></svg>`,
  );
}

const masters = (await readdir('../media/masters')).sort();
await mkdir('contact-sheets', { recursive: true });
for (const [sheet, belongs] of Object.entries(sheets)) {
  const files = masters.filter((file) => belongs(file.replace(/\.\w+$/, '')));
  const placed = await Promise.all(
    files.map(async (file, index) => {
      const left = (index % columns) * tilePx;
      const top = Math.floor(index / columns) * (tilePx + captionPx);
      return [
        { input: await tile(file), left, top },
        { input: caption(file.replace(/\.\w+$/, '')), left, top: top + tilePx },
      ];
    }),
  );
  const height = Math.ceil(files.length / columns) * (tilePx + captionPx);
  const output = `contact-sheets/${sheet}.jpg`;
  await sharp({ create: { width: columns * tilePx, height, channels: 3, background: '#ffffff' } })
    .composite(placed.flat())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(output);
  console.log(`${output}: ${files.length} pictures, ${((await stat(output)).size / 1024).toFixed(0)} KB`);
}
