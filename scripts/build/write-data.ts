import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type PrerenderEntry = typeof import('../../src/entry-prerender');

/**
 * Writes the data that pages fetch, one file a name, into a folder that is named after all of it: a change of any makes
 * new addresses, so that they can be cached for good like the scripts, and a page of an older version knows it.
 * @returns the version
 */
export async function writeData(outDir: string, { dataNames, findData }: PrerenderEntry): Promise<string> {
  const folder = join(outDir, 'assets/data');
  const unnamed = join(folder, 'unnamed');
  const hash = createHash('sha256');

  async function write(name: string, data: unknown): Promise<void> {
    const json = JSON.stringify(data);
    hash.update(`${name}\n${json}\n`);
    await mkdir(dirname(join(unnamed, name)), { recursive: true });
    await writeFile(join(unnamed, `${name}.json`), json);
  }

  for (const name of dataNames()) {
    const data = await findData(name);
    if (data === undefined) throw new Error(`There are no data "${name}", though they are listed`);
    await write(name, data);
  }
  await write('version', 'What is not beside this file is not in this version.');
  const version = hash.digest('hex').slice(0, 10);
  await rename(unnamed, join(folder, version));
  return version;
}
