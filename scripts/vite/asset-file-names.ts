import { createHash } from 'node:crypto';
import { readRecords } from '../../media/pictures/picture-module.ts';

const hashLength = 6;

const fingerprints = new Map(
  readRecords().map(({ name, files }) => [
    name,
    createHash('sha256').update(Object.values(files).join()).digest('base64url').slice(0, hashLength),
  ]),
);

/** All files of a picture share one hash: repeated names compress well (docs/decisions/0004). */
export function assetFileNames({ names: [file = ''] }: { names: readonly string[] }): string {
  const [, name = '', width = ''] = /^(.+)-(\d+)\.\w+$/.exec(file) ?? [];
  const fingerprint = fingerprints.get(name);
  return fingerprint
    ? `assets/${name}-${fingerprint}-${width}[extname]`
    : `assets/[name]-[hash:${hashLength}][extname]`;
}
