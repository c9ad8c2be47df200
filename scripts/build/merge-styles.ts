import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes one style sheet of several and gives its file. */
export type MergeStyles = (files: string[]) => Promise<string>;

/** Joins a page's style sheets into one file, so that the first paint waits for one request (docs/decisions/0012). */
export function styleMerger(outDir: string): MergeStyles {
  const merged = new Map<string, Promise<string>>();

  async function merge(files: string[]): Promise<string> {
    const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
    const text = texts.join('');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
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
