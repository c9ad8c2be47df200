import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { masterFile, sha256OfFile } from '../pictures/picture-module';
import { pictureNames } from './print/pictures';

/** sha256 of sources and PDF. */
type Fingerprint = { source: string; pdf: string };

/** By path below public/. */
export type Fingerprints = Record<string, Fingerprint>;

const folder = path.dirname(fileURLToPath(import.meta.url));

export const fingerprintsFile = path.join(folder, 'fingerprints.json');

/** Files whose change makes every PDF outdated. */
const recipe = ['printer.ts', 'fonts.ts', 'pictures.ts'].map((file) => path.join(folder, 'print', file));

export function readFingerprints(): Fingerprints {
  return JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints;
}

export function sourceFingerprint(html: string): string {
  const pictures = pictureNames(html).map((name) => `${name} ${sha256OfFile(masterFile(name))}`);
  const steps = recipe.map((file) =>
    readFileSync(file, 'utf8')
      .replaceAll('\r\n', '\n')
      .replace(/^import [^;]*;\n/gm, ''),
  );
  // Tests read texts without no-break characters.
  const words = html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  return createHash('sha256')
    .update([words, ...pictures, ...steps].join('\n'))
    .digest('hex');
}
