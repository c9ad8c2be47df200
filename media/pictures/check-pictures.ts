import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cardList } from '../cards/card-list';
import { budgetOf, pictureList } from './picture-list';
import {
  mastersFolder,
  moduleText,
  picturesFolder,
  readRecords,
  recordFile,
  sha256OfFile,
  type PictureRecord,
} from './picture-module';

const shown = (folder: string, file: string) => path.relative(process.cwd(), path.join(folder, file));

const derive = 'npm run derived';
const list = 'media/pictures/picture-list.ts';
const record = path.relative(process.cwd(), recordFile);

function masterProblem({ name, master, sha256 }: PictureRecord): string[] {
  const file = shown(mastersFolder, master);
  if (!existsSync(file)) return [`${file} is missing: put it back, or take ${name} out of ${list}, then ${derive}`];
  return sha256OfFile(file) === sha256 ? [] : [`${file} is newer than what was derived from it: ${derive}`];
}

function derivedProblem(name: string, sha256: string): string[] {
  const file = shown(picturesFolder, name);
  if (!existsSync(file)) return [`${file} is missing: ${derive}`];
  return sha256OfFile(file) === sha256 ? [] : [`${file} is not the file that ${record} knows: ${derive}`];
}

function moduleProblem(picture: PictureRecord): string[] {
  const file = shown(picturesFolder, `${picture.name}.ts`);
  if (!existsSync(file)) return [`${file} is missing: ${derive}`];
  return readFileSync(file, 'utf8') === moduleText(picture) ? [] : [`${file} is out of date: ${derive}`];
}

function budgetProblem({ name }: PictureRecord): string[] {
  const entry = pictureList.find((each) => each.name === name);
  if (!entry) return [`${record} knows ${name}, which ${list} does not name: add it there, or ${derive}`];
  const { width, bytes } = budgetOf[entry.kind];
  const file = shown(picturesFolder, `${name}-${width}.avif`);
  if (!existsSync(file)) return [];
  const size = statSync(file).size;
  return size <= bytes ? [] : [`${file} has ${size} bytes, the budget is ${bytes}: a calmer master, or less quality`];
}

function unusedFiles(records: PictureRecord[]): string[] {
  const derived = new Set(['picture.ts']);
  const masters = new Set(records.map(({ master }) => master));
  for (const { name, files } of records) {
    derived.add(`${name}.ts`);
    for (const file of Object.keys(files)) derived.add(file);
  }
  const unusedIn = (folder: string, used: ReadonlySet<string>) =>
    readdirSync(folder)
      .filter((file) => !used.has(file))
      .map((file) => shown(folder, file));
  return [
    ...unusedIn(picturesFolder, derived).map((file) => `${file}: no picture uses it: ${derive} removes it`),
    ...unusedIn(mastersFolder, masters).map((file) => `${file}: no picture uses it: add it to ${list}, or remove it`),
  ];
}

/** Pictures whose module and master nobody names. */
function unshownPictures(records: PictureRecord[]): string[] {
  const sources = ['src', 'media/documents'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !file.includes(path.join('assets', 'pictures')))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const isNamed = ({ name }: PictureRecord) =>
    cardList.some(({ picture }) => picture === name) ||
    sources.some((text) => text.includes(`assets/pictures/${name}'`));
  return records
    .filter((record) => !isNamed(record))
    .map(
      ({ name, master }) => `${shown(mastersFolder, master)}: nothing shows ${name}: use it, or take it out of ${list}`,
    );
}

export function checkPictures(): Promise<string[]> {
  const records = readRecords();
  const recorded = new Set(records.map(({ name }) => name));
  const problems = [
    ...pictureList
      .filter(({ name }) => !recorded.has(name))
      .map(({ name }) => `${list} names ${name}, of which nothing was derived: ${derive}`),
    ...records.flatMap((picture) => [
      ...masterProblem(picture),
      ...Object.entries(picture.files).flatMap(([file, sha256]) => derivedProblem(file, sha256)),
      ...moduleProblem(picture),
      ...budgetProblem(picture),
    ]),
    ...unusedFiles(records),
    ...unshownPictures(records),
  ];
  return Promise.resolve(problems);
}
