import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedExtensions } from '../deploy/host-rules';
import { sourceFiles } from '../lib/source-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const minimumBytes = 1024;

const filesAtOnce = 4;

async function compress(file: string): Promise<boolean> {
  const plain = await readFile(file);
  if (plain.length < minimumBytes) return false;
  const { atime, mtime } = await stat(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    toGzip(plain, { level: 9 }),
  ]);
  for (const [extension, bytes] of [['br', brotli] as const, ['gz', gzipped] as const]) {
    await writeFile(`${file}.${extension}`, bytes);
    // nginx requires the date of the original.
    await utimes(`${file}.${extension}`, atime, mtime);
  }
  return true;
}

/**
 * Writes compressed copies beside the text files of a folder.
 * @returns how many files got copies
 */
export async function compressSite(dir: string): Promise<number> {
  const files = await sourceFiles([dir], new RegExp(`\\.(?:${compressedExtensions.join('|')})$`));
  let compressed = 0;
  const left = files.values();
  const compressNext = async () => {
    for (const file of left) if (await compress(file)) compressed += 1;
  };
  await Promise.all(Array.from({ length: filesAtOnce }, compressNext));
  return compressed;
}
