import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { colours } from '../../src/config/brand';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public');

/** `scale` is the mark's share of the square. */
function markSvg(ground: string, line: string, warm: string, scale: number): Buffer {
  const offset = 16 - 16 * scale;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="1024" height="1024">
  <rect width="32" height="32" fill="${ground}" />
  <g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke-linecap="round">
    <circle cx="16" cy="16" r="13.25" stroke="${line}" stroke-width="1.7" />
    <path d="M4.5 20.5C10 20.5 11 11 17 11s6.5 6 12 5.6" stroke="${warm}" stroke-width="2.4" />
    <path d="M8.5 25.5C13 25 14 17.5 18.5 17.5S23 21 27 21.5" stroke="${line}" stroke-width="1.7" />
  </g>
</svg>`);
}

const light = markSvg('#ffffff', colours.ink, colours.copper, 0.8);
const bare = markSvg('none', colours.ink, colours.copper, 1.12);
const maskable = markSvg(colours.ink, '#ffffff', colours.ember, 0.62);

function png(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg).resize(size).png({ compressionLevel: 9 }).toBuffer();
}

/** ICO container: 6 bytes of header and 16 per image. */
function ico(images: readonly { size: number; image: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, image }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images.map(({ image }) => image)]);
}

const faviconSizes = [16, 32, 48] as const;
const favicons = await Promise.all(faviconSizes.map(async (size) => ({ size, image: await png(bare, size) })));

const files: Record<string, Buffer> = {
  'favicon.ico': ico(favicons),
  'apple-touch-icon.png': await png(light, 180),
  'icons/icon-192.png': await png(light, 192),
  'icons/icon-512.png': await png(light, 512),
  'icons/icon-maskable-512.png': await png(maskable, 512),
};

/** Writes the colours into the files of the brand that are text. */
function recolour(file: string, pattern: RegExp, colour: string): void {
  const place = path.join(folder, file);
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(pattern, (_, before: string) => before + colour),
  );
}

recolour('site.webmanifest', /("theme_color": ")#\w{6}/, colours.ink);
recolour('favicon.svg', /(\.line \{ stroke: )#\w{6}/, colours.ink);
recolour('favicon.svg', /(\.warm \{ stroke: )#\w{6}/, colours.copper);
recolour('favicon.svg', /(@media[^}]*\}\s*\.warm \{ stroke: )#\w{6}/, colours.ember);

for (const [file, bytes] of Object.entries(files)) {
  writeFileSync(path.join(folder, file), bytes);
  console.log(`public/${file}: ${bytes.length} bytes`);
}
