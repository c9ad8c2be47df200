import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256OfFile } from '../pictures/picture-module';
import { masterFile, pictureNames } from './print/pictures';

/** What a PDF was made from, and what it is: both sha256, in hexadecimal. */
export type Fingerprint = { source: string; pdf: string };

/** By the file's address below public/. */
export type Fingerprints = Record<string, Fingerprint>;

const folder = path.dirname(fileURLToPath(import.meta.url));

/** The record that ties the PDF files to their sources; `npm run documents` writes it. */
export const fingerprintsFile = path.join(folder, 'fingerprints.json');

/** How a page becomes a PDF: a change here makes every file out of date, but for where it imports from. */
const recipe = ['printer.ts', 'fonts.ts', 'pictures.ts'].map((file) => path.join(folder, 'print', file));

export function readFingerprints(): Fingerprints {
  return JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints;
}

/**
 * The fingerprint of all that a document is made from: its text, figures, drawings and styles, which are in the HTML, the
 * masters of its pictures, and the way it is printed. Needs no browser.
 */
export function sourceFingerprint(html: string): string {
  const pictures = pictureNames(html).map((name) => `${name} ${sha256OfFile(masterFile(name))}`);
  const steps = recipe.map((file) =>
    readFileSync(file, 'utf8')
      .replaceAll('\r\n', '\n')
      .replace(/^import [^;]*;\n/gm, ''),
  );
  // No-break spaces and word joiners are put in as modules are read; a test reads them without.
  const words = html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  return createHash('sha256')
    .update([words, ...pictures, ...steps].join('\n'))
    .digest('hex');
}
