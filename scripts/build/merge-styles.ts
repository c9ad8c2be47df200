import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Joins the styles of a page into one file and returns its name in the site. */
export type MergeStyles = (files: string[]) => Promise<string>;

/**
 * A page of the site has its styles in some ten small files, which is right for a change of page and wrong for a first
 * visit, where each is a request that the first paint waits for. For that one they are joined, in their order, into one
 * file named by its content; pages with the same styles share it.
 */
export function styleMerger(outDir: string): MergeStyles {
  const merged = new Map<string, Promise<string>>();

  async function merge(files: string[]): Promise<string> {
    const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
    const text = texts.join('');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const name = `assets/page-${hash}.css`;
    await writeFile(join(outDir, name), text);
    return name;
  }

  return (files) => {
    const key = files.join(' ');
    const done = merged.get(key) ?? merge(files);
    merged.set(key, done);
    return done;
  };
}
