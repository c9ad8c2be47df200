import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packedEndings } from '../deploy/host-rules';
import { sourceFiles } from '../lib/source-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size, in bytes, packing saves nothing worth a second file. */
const minimumBytes = 1024;

/** As many as Node compresses side by side. */
const filesAtOnce = 4;

async function compress(file: string): Promise<boolean> {
  const plain = await readFile(file);
  if (plain.length < minimumBytes) return false;
  const { atime, mtime } = await stat(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    toGzip(plain, { level: 9 }),
  ]);
  for (const [ending, bytes] of [['br', brotli] as const, ['gz', gzipped] as const]) {
    await writeFile(`${file}.${ending}`, bytes);
    // The same date as the original, as nginx asks for.
    await utimes(`${file}.${ending}`, atime, mtime);
  }
  return true;
}

/**
 * Leaves a .br and a .gz beside each text and model of a built site, as small as they get: servers that choose between files (nginx,
 * Apache, Caddy) then send them without work of their own. Returns how many files were packed.
 */
export async function compressSite(dir: string): Promise<number> {
  const files = await sourceFiles([dir], new RegExp(`\\.(?:${packedEndings.join('|')})$`));
  let packed = 0;
  const left = files.values();
  const work = async () => {
    for (const file of left) if (await compress(file)) packed += 1;
  };
  // A few at a time: a long catalogue has more files than memory or open files can hold at once.
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return packed;
}
