import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { company } from '../../src/config/company';
import { masterFile } from '../documents/print/pictures';
import { sha256OfFile } from '../pictures/picture-module';
import type { Card } from './card-list';

/** The record of what each social card was drawn from; `npm run derived` writes it. */
export const fingerprintsFile = 'media/cards/fingerprints.json';

/** By the card's file name, sha256 in hexadecimal. */
export type Fingerprints = Record<string, string>;

export function readFingerprints(): Fingerprints {
  return existsSync(fingerprintsFile) ? (JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints) : {};
}

/** The fingerprint of the words and the picture of a card. A change of the layout needs `npm run cards -- --all`. */
export function sourceFingerprint(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([card, company.brand, sha256OfFile(masterFile(card.picture))]))
    .digest('hex');
}

/** Whether a card is there and shows what the card list says now. */
export function isCurrent(card: Card, fingerprints: Fingerprints): boolean {
  return existsSync(`public/cards/${card.file}.jpg`) && fingerprints[card.file] === sourceFingerprint(card);
}
