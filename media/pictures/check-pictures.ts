import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cardList } from '../cards/card-list';
import { budgetOf, largestHero, pictureList, pictureOf, type PictureEntry } from './picture-list';
import {
  declarationsFile,
  declarationsText,
  derivedFile,
  derivedFiles,
  fingerprintOf,
  masterFile,
  mastersFolder,
  type Picture,
  picturesFolder,
  readDerived,
} from './picture-module';

const relativePath = (folder: string, file: string) => path.relative(process.cwd(), path.join(folder, file));

const derive = 'npm run derived';
const list = 'media/pictures/picture-list.ts';
const known = path.relative(process.cwd(), derivedFile);

function derivedProblems(pictures: readonly Picture[]): string[] {
  const derived = new Map(readDerived().map((picture) => [picture.name, picture]));
  const isCurrent = (picture: Picture) =>
    JSON.stringify({ ...picture, fingerprint: fingerprintOf(picture) }) === JSON.stringify(derived.get(picture.name));
  return pictures
    .filter((picture) => !isCurrent(picture))
    .map(({ name }) => `${name}: its master, the files derived from it and ${known} do not belong together: ${derive}`);
}

function declarationsProblem(pictures: readonly Picture[]): string[] {
  return existsSync(declarationsFile) && readFileSync(declarationsFile, 'utf8') === declarationsText(pictures)
    ? []
    : [`${path.relative(process.cwd(), declarationsFile)} is out of date: ${derive}`];
}

function budgetProblem({ name, kind }: PictureEntry): string[] {
  return [budgetOf[kind], ...(kind === 'hero' ? [largestHero] : [])].flatMap(({ width, bytes }) => {
    const file = relativePath(picturesFolder, `${name}-${width}.avif`);
    if (!existsSync(file)) return [];
    const size = statSync(file).size;
    return size <= bytes ? [] : [`${file} has ${size} bytes, the budget is ${bytes}: a calmer master, or less quality`];
  });
}

function unusedFiles(pictures: readonly Picture[]): string[] {
  const masters = new Set(pictures.map(({ name }) => path.basename(masterFile(name))));
  const derived = new Set(['picture.ts', 'pictures.d.ts', ...pictures.flatMap(derivedFiles)]);
  const unusedIn = (folder: string, used: ReadonlySet<string>) =>
    readdirSync(folder)
      .filter((file) => !used.has(file))
      .map((file) => relativePath(folder, file));
  return [
    ...unusedIn(picturesFolder, derived).map((file) => `${file}: no picture uses it: ${derive} removes it`),
    ...unusedIn(mastersFolder, masters).map((file) => `${file}: no picture uses it: add it to ${list}, or remove it`),
  ];
}

/** Pictures whose module and master nobody names. */
function unusedPictures(): string[] {
  const sources = ['src', 'media/documents'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !file.includes(path.join('assets', 'pictures')))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const isNamed = ({ name }: PictureEntry) =>
    cardList.some(({ picture }) => picture === name) ||
    sources.some((text) => text.includes(`assets/pictures/${name}'`));
  return pictureList
    .filter((entry) => !isNamed(entry))
    .map(({ name }) => `${relativePath(mastersFolder, name)}: nothing shows it: use it, or take it out of ${list}`);
}

/** @throws if a picture has no master */
export async function checkPictures(): Promise<string[]> {
  const pictures = await Promise.all(pictureList.map(pictureOf));
  return [
    ...derivedProblems(pictures),
    ...declarationsProblem(pictures),
    ...pictureList.flatMap(budgetProblem),
    ...unusedFiles(pictures),
    ...unusedPictures(),
  ];
}
