import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { budgetOf, largestHero, pictureList, pictureOf, type PictureKind } from './picture-list';
import {
  declarationsFile,
  declarationsText,
  derivedFile,
  derivedFiles,
  type DerivedPicture,
  fingerprintOf,
  masterFile,
  middleWidth,
  type Picture,
  picturesFolder,
  readDerived,
} from './picture-module';

/** From best to worst; below the last, meshes blur. */
const avifQualities = [58, 52, 46, 40, 34];
const heroQualities = [84, 80, 76, 72, 68, 64, 60];

function resizedTo(width: number, master: string): Sharp {
  return sharp(master).resize({ width, kernel: 'lanczos3' });
}

function avif(resized: Sharp, quality: number): Sharp {
  return resized.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });
}

/** The best of the qualities whose file of that width stays within `bytes`. */
async function avifQualityFor(
  master: string,
  { width, bytes }: { width: number; bytes: number },
  qualities: readonly number[],
): Promise<number> {
  for (const quality of qualities) {
    if ((await avif(resizedTo(width, master), quality).toBuffer()).length <= bytes) return quality;
  }
  throw new Error(`${master} does not keep to ${bytes} bytes at ${width} px, even at quality ${qualities.at(-1)}`);
}

async function derive({ name, widths }: Picture, kind: PictureKind): Promise<void> {
  const master = masterFile(name);
  const quality = await avifQualityFor(master, budgetOf[kind], avifQualities);
  const write = (output: Sharp, file: string) => output.toFile(path.join(picturesFolder, file));
  for (const width of widths) {
    const isFine = kind === 'hero' && width === largestHero.width;
    const own = isFine ? await avifQualityFor(master, largestHero, heroQualities) : quality;
    await write(avif(resizedTo(width, master), own), `${name}-${width}.avif`);
  }
  const width = middleWidth(widths);
  const webp = resizedTo(width, master).webp({ quality: 82, alphaQuality: 90, effort: 5, smartSubsample: true });
  await write(webp, `${name}-${width}.webp`);
}

const write = (pictures: readonly DerivedPicture[]) =>
  writeFileSync(derivedFile, `[\n${pictures.map((picture) => `  ${JSON.stringify(picture)}`).join(',\n')}\n]\n`);

sharp.concurrency(2);
const known = readDerived();
const derived: DerivedPicture[] = [];
for (const entry of pictureList) {
  const picture = await pictureOf(entry);
  const fingerprint = fingerprintOf(picture);
  if (!fingerprint || fingerprint !== known.find(({ name }) => name === entry.name)?.fingerprint) {
    console.log(`${entry.name}: ${picture.widths.join(', ')} px`);
    await derive(picture, entry.kind);
  }
  derived.push({ ...picture, fingerprint: fingerprintOf(picture) ?? '' });
  // Allows an interrupted run to continue.
  write([...derived, ...known.filter(({ name }) => !derived.some((each) => each.name === name))]);
}
write(derived);
writeFileSync(declarationsFile, declarationsText(derived));
const expected = new Set(['picture.ts', 'pictures.d.ts', ...derived.flatMap(derivedFiles)]);
for (const file of readdirSync(picturesFolder)) if (!expected.has(file)) rmSync(path.join(picturesFolder, file));
console.log(`${pictureList.length} pictures are up to date.`);
