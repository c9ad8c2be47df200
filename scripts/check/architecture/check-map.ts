import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';

/** Folders whose every sub-folder the map names. */
const mapped = ['src', 'scripts', 'media', 'src/features', 'src/components'];

/** Paths of the project in backticks. Those with a blank to fill in, such as `<slug>`, or a pattern name no file. */
const quotedPath = /`((?:src|scripts|media|studio|e2e|docs|public)\/[\w./-]+)`/g;

/** The rows of the README's map: what stands in the first column, and the words beside it. */
export function mapRows(readme: string): { paths: string[]; words: string }[] {
  const [, section = ''] = /\n## Map\n([\s\S]*?)\n## /.exec(readme) ?? [];
  return [...section.matchAll(/^\| (`.+?) \| (.+) \|$/gm)].map(([, first = '', words = '']) => ({
    paths: [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    words,
  }));
}

/** Where a map says less or more than there is. @param folders by path, such as `src/app` */
export function mapProblems(readme: string, folders: readonly string[], exists: (path: string) => boolean): string[] {
  const rows = mapRows(readme);
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
      .map((path) => `README.md: the map names ${path}, which is not there`),
    ...folders
      .filter((folder) => !named.includes(folder))
      .map(
        (folder) =>
          `README.md: the map does not name ${folder}/: add it to the table below "## Map", with one sentence on what it holds`,
      ),
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

/** The map of the README against the folders that there are, and every path that a document names. */
export async function checkMap(): Promise<string[]> {
  const folders: string[] = [];
  for (const parent of mapped) {
    const entries = await readdir(parent, { withFileTypes: true });
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${parent}/${name}`));
  }
  const readme = await readFile('README.md', 'utf8');
  return [...mapProblems(readme, folders, existsSync), ...(await checkQuotedPaths())];
}
