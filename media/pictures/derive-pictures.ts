import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { budgetOf, pictureList, widthsOf, type PictureEntry, type PictureKind } from './picture-list';
import {
  masterFile,
  mastersFolder,
  middleWidth,
  moduleText,
  picturesFolder,
  readRecords,
  recordFile,
  recordsText,
  sha256OfFile,
  type PictureRecord,
} from './picture-module';

function isCurrent(record: PictureRecord | undefined, sha256: string, widths: number[]): boolean {
  return (
    record !== undefined &&
    record.sha256 === sha256 &&
    record.widths.join() === widths.join() &&
    Object.entries(record.files).every(([file, hash]) => {
      const full = path.join(picturesFolder, file);
      return existsSync(full) && sha256OfFile(full) === hash;
    })
  );
}

/** From best to worst; below the last, meshes blur. */
const avifQualities = [58, 52, 46, 40, 34];

function resizedTo(width: number, master: string): Sharp {
  return sharp(path.join(mastersFolder, master)).resize({ width, kernel: 'lanczos3' });
}

function avif(resized: Sharp, quality: number): Sharp {
  return resized.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });
}

/** The best quality within the budget. */
async function avifQualityFor(master: string, kind: PictureKind): Promise<number> {
  const { width, bytes } = budgetOf[kind];
  for (const quality of avifQualities) {
    if ((await avif(resizedTo(width, master), quality).toBuffer()).length <= bytes) return quality;
  }
  throw new Error(`${master} does not keep to ${bytes} bytes at ${width} px, even at quality ${avifQualities.at(-1)}`);
}

async function derive(master: string, { name, kind }: PictureEntry, widths: number[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const quality = await avifQualityFor(master, kind);
  const write = async (output: Sharp, file: string) => {
    await output.toFile(path.join(picturesFolder, file));
    files[file] = sha256OfFile(path.join(picturesFolder, file));
  };
  for (const width of widths) await write(avif(resizedTo(width, master), quality), `${name}-${width}.avif`);
  const width = middleWidth(widths);
  const webp = resizedTo(width, master).webp({ quality: 82, alphaQuality: 90, effort: 5, smartSubsample: true });
  await write(webp, `${name}-${width}.webp`);
  return files;
}

async function recordOf(entry: PictureEntry, known: PictureRecord[]): Promise<PictureRecord> {
  const { name, kind } = entry;
  const source = masterFile(name);
  const master = path.basename(source);
  const sha256 = sha256OfFile(source);
  const { width, height, hasAlpha } = await sharp(source).metadata();
  const widths = widthsOf[kind].filter((each) => each <= width);
  const old = known.find((record) => record.name === name);
  if (old && isCurrent(old, sha256, widths)) return { ...old, kind };
  console.log(`${name}: ${widths.join(', ')} px`);
  const files = await derive(master, entry, widths);
  return { name, kind, master, sha256, width, height, alpha: hasAlpha, widths, files };
}

function removeLeftovers(records: PictureRecord[]): void {
  const wanted = new Set(records.flatMap((record) => Object.keys(record.files)));
  for (const { name } of records) wanted.add(`${name}.ts`);
  wanted.add('picture.ts');
  for (const file of readdirSync(picturesFolder)) {
    if (!wanted.has(file)) rmSync(path.join(picturesFolder, file));
  }
}

sharp.concurrency(2);
const known = readRecords();
const records: PictureRecord[] = [];
for (const entry of pictureList) {
  const record = await recordOf(entry, known);
  records.push(record);
  writeFileSync(path.join(picturesFolder, `${record.name}.ts`), moduleText(record));
  // Allows an interrupted run to continue.
  const notYetDone = known.filter(({ name }) => !records.some((done) => done.name === name));
  writeFileSync(recordFile, recordsText([...records, ...notYetDone]));
}
removeLeftovers(records);
writeFileSync(recordFile, recordsText(records));
console.log(`${records.length} pictures are up to date.`);
