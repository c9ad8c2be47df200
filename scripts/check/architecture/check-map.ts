import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';

const mapped = ['src', 'scripts', 'media', 'src/features', 'src/components'];

const quotedPath = /`((?:src|scripts|media|studio|e2e|docs|public)\/[\w./-]+)`/g;

function mapRows(map: string): { paths: string[]; words: string }[] {
  return [...map.matchAll(/^\| (`.+?) \| (.+) \|$/gm)].map(([, first = '', words = '']) => ({
    paths: [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    words,
  }));
}

/** @param folders by path, such as `src/app` */
export function mapProblems(map: string, folders: readonly string[], exists: (path: string) => boolean): string[] {
  const rows = mapRows(map);
  const named = rows.flatMap(({ paths, words }) => {
    const [only] = paths;
    const below =
      paths.length === 1 ? [...words.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `${only}/${name}`) : [];
    return [...paths, ...below];
  });
  return [
    ...rows
      .flatMap(({ paths }) => paths)
      .filter((path) => !exists(path))
      .map((path) => `docs/map.md names ${path}, which is not there`),
    ...folders
      .filter((folder) => !named.includes(folder))
      .map((folder) => `docs/map.md does not name ${folder}/: add it with one sentence on what it holds`),
  ];
}

async function checkQuotedPaths(): Promise<string[]> {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'media/README.md',
    'studio/README.md',
    ...(await sourceFiles(['docs'], /\.md$/)),
  ];
  const texts = await Promise.all(documents.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) =>
    [...text.matchAll(quotedPath)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .map((path) => `${documents[index]}: \`${path}\` is not there (any more): name the file that took its place`),
  );
}

export async function checkMap(): Promise<string[]> {
  const folders: string[] = [];
  for (const parent of mapped) {
    const entries = await readdir(parent, { withFileTypes: true });
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${parent}/${name}`));
  }
  const map = await readFile('docs/map.md', 'utf8');
  return [...mapProblems(map, folders, existsSync), ...(await checkQuotedPaths())];
}
