import { readDerived } from '../../media/pictures/picture-module.ts';

const hashLength = 6;

const fingerprints = new Map(readDerived().map(({ name, fingerprint }) => [name, fingerprint]));

/** All files of a picture share one hash: repeated names compress well (docs/decisions/0004). */
export function assetFileNames({ names: [file = ''] }: { names: readonly string[] }): string {
  const [, name = '', width = ''] = /^(.+)-(\d+)\.\w+$/.exec(file) ?? [];
  const fingerprint = fingerprints.get(name)?.slice(0, hashLength);
  return fingerprint
    ? `assets/${name}-${fingerprint}-${width}[extname]`
    : `assets/[name]-[hash:${hashLength}][extname]`;
}
