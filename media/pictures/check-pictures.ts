import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { budgetOf, pictureList } from './picture-list';
import {
  mastersFolder,
  moduleText,
  picturesFolder,
  readRecords,
  sha256OfFile,
  type PictureRecord,
} from './picture-module';

function fileProblem(folder: string, file: string, sha256: string): string[] {
  const full = path.join(folder, file);
  if (!existsSync(full)) return [`${file}: missing`];
  return sha256OfFile(full) === sha256 ? [] : [`${file}: differs from media/pictures/pictures.json`];
}

function moduleProblem(record: PictureRecord): string[] {
  const file = `${record.name}.ts`;
  const full = path.join(picturesFolder, file);
  if (!existsSync(full)) return [`${file}: missing`];
  return readFileSync(full, 'utf8') === moduleText(record) ? [] : [`${file}: out of date`];
}

function budgetProblem(record: PictureRecord): string[] {
  const entry = pictureList.find(({ name }) => name === record.name);
  if (!entry) return [`${record.name}: in media/pictures/pictures.json but not in media/pictures/picture-list.ts`];
  const { width, bytes } = budgetOf[entry.kind];
  const file = `${record.name}-${width}.avif`;
  const full = path.join(picturesFolder, file);
  if (!existsSync(full)) return [];
  const size = statSync(full).size;
  return size <= bytes ? [] : [`${file}: ${size} bytes, the budget is ${bytes}`];
}

function unusedFiles(records: PictureRecord[]): string[] {
  const derived = new Set(['picture.ts']);
  const masters = new Set(records.map((record) => record.master));
  for (const record of records) {
    derived.add(`${record.name}.ts`);
    for (const file of Object.keys(record.files)) derived.add(file);
  }
  return [
    ...readdirSync(picturesFolder).filter((file) => !derived.has(file)),
    ...readdirSync(mastersFolder).filter((file) => !masters.has(file)),
  ].map((file) => `${file}: no picture uses it`);
}

/** Pictures that no page, document or card shows: neither their module nor their master is named anywhere. */
function unshownPictures(records: PictureRecord[]): string[] {
  const sources = ['src', 'media/cards', 'media/documents'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !file.includes(path.join('assets', 'pictures')))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const isNamed = ({ name }: PictureRecord) =>
    sources.some((text) => text.includes(`assets/pictures/${name}'`) || text.includes(`picture: '${name}'`));
  return records.filter((record) => !isNamed(record)).map(({ name }) => `${name}: no page and no document shows it`);
}

/**
 * Compares the masters, the derived files and the generated modules with `media/pictures/pictures.json`.
 * Returns one line for each problem, beginning with the file's name; an empty list is good.
 */
export function checkPictures(): Promise<string[]> {
  const records = readRecords();
  const recorded = new Set(records.map((record) => record.name));
  const problems = [
    ...pictureList
      .filter(({ name }) => !recorded.has(name))
      .map(({ name }) => `${name}: not in media/pictures/pictures.json`),
    ...records.flatMap((record) => [
      ...fileProblem(mastersFolder, record.master, record.sha256),
      ...Object.entries(record.files).flatMap(([file, hash]) => fileProblem(picturesFolder, file, hash)),
      ...moduleProblem(record),
      ...budgetProblem(record),
    ]),
    ...unusedFiles(records),
    ...unshownPictures(records),
  ];
  return Promise.resolve(problems);
}
