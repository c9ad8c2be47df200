import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';

const mapped = ['src', 'scripts', 'media', 'src/features', 'src/components'];

const quotedPath = /`((?:src|scripts|media|studio|e2e|docs|public)\/[\w./-]+)`/g;

/** The folders that the tree of the README names: by a line of their own, or in the words of the folder around them. */
function namedFolders(readme: string): { lines: string[]; named: Set<string> } {
  const tree = /^## Where things are\n+```\n([^]*?)```/m.exec(readme)?.[1] ?? '';
  const lines: string[] = [];
  const named = new Set<string>();
  let around = '';
  let current = '';
  for (const [, indent = '', name, words = ''] of tree.matchAll(/^( *)(?:([\w.-]+)\/)?(.*)$/gm)) {
    if (name && indent.length <= 2) {
      current = indent ? `${around}/${name}` : name;
      if (!indent) around = name;
      lines.push(current);
      named.add(current);
    }
    const text = name && indent.length > 2 ? `${name}/${words}` : words;
    for (const [word] of text.matchAll(/[\w-]+/g)) named.add(`${current}/${word}`);
  }
  return { lines, named };
}

/** @param folders by path, such as `src/app` */
export function mapProblems(readme: string, folders: readonly string[], exists: (path: string) => boolean): string[] {
  const { lines, named } = namedFolders(readme);
  return [
    ...lines.filter((path) => !exists(path)).map((path) => `README.md names ${path}/, which is not there`),
    ...folders
      .filter((folder) => !named.has(folder))
      .map((folder) => `README.md does not name ${folder}/: add it to its tree, with some words on what it holds`),
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
  const readme = await readFile('README.md', 'utf8');
  return [...mapProblems(readme, folders, existsSync), ...(await checkQuotedPaths())];
}
