import { createHash } from 'node:crypto';
import { readRecords } from '../../media/pictures/picture-module.ts';

/** Six characters of a hash tell one version of a file from the next, and what is random does not compress. */
const hashLength = 6;

/** By picture, a fingerprint of all its derived files. */
const fingerprints = new Map(
  readRecords().map(({ name, files }) => [
    name,
    createHash('sha256').update(Object.values(files).join()).digest('base64url').slice(0, hashLength),
  ]),
);

/**
 * The names of pictures, fonts and styles in a build. A page names some 60 files of pictures, five widths of each: they share
 * one fingerprint, which stands before the width, so that each name but the first repeats the one before it.
 * @param asset its names in the source, the first of which is like `gen-x-cutout-400.avif`
 */
export function assetFileNames({ names: [file = ''] }: { names: readonly string[] }): string {
  const [, name = '', width = ''] = /^(.+)-(\d+)\.\w+$/.exec(file) ?? [];
  const fingerprint = fingerprints.get(name);
  return fingerprint
    ? `assets/${name}-${fingerprint}-${width}[extname]`
    : `assets/[name]-[hash:${hashLength}][extname]`;
}
