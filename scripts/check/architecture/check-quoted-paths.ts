import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';

const roots = ['src', 'scripts', 'media', 'studio', 'e2e', 'docs', 'public'];
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** Whether a path names a file or a folder; in src an ending may be left out. */
function isThere(path: string): boolean {
  return ['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`));
}

/** Paths in backquotes, in documents from the root and in comments of the code from the root or from src. */
export async function checkQuotedPaths(): Promise<string[]> {
  const srcFolders = (await readdir('src', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const path = (folders: string[]) => new RegExp(`\`((?:${folders.join('|')})\\/[\\w./-]+)\``, 'g');
  const fromRoot = path(roots);
  const fromSrc = path(srcFolders.map(({ name }) => name));
  const documents = ['README.md', 'CONTRIBUTING.md', ...(await sourceFiles(['docs', 'media', 'studio'], /\.md$/))];
  const code = await sourceFiles(['src', 'scripts', 'media', 'e2e'], /\.(?:tsx?|scss)$/);
  const problems: string[] = [];
  // One after another: some machines let a process open only 1,024 files at a time.
  for (const file of [...documents, ...code]) {
    const text = await readFile(file, 'utf8');
    const isCode = !file.endsWith('.md');
    const words = isCode ? (text.match(comment) ?? []).join('\n') : text;
    const quoted = [
      ...[...words.matchAll(fromRoot)].map(([, found = '']) => found),
      ...(isCode ? [...words.matchAll(fromSrc)].map(([, found = '']) => `src/${found}`) : []),
    ];
    const missing = quoted.filter((found) => !isThere(found));
    problems.push(
      ...missing.map((found) => `${file}: \`${found}\` is not there (any more): name the file that took its place`),
    );
  }
  return problems;
}
