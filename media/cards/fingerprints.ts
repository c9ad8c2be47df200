import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { company } from '../../src/config/company';
import { masterFile, sha256OfFile } from '../pictures/picture-module';
import type { Card } from './card-list';

export const fingerprintsFile = 'media/cards/fingerprints.json';

export type Fingerprints = Record<string, string>;

export function readFingerprints(): Fingerprints {
  return existsSync(fingerprintsFile) ? (JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints) : {};
}

/** Words and picture only: after a layout change run `npm run cards -- --all`. */
export function sourceFingerprint(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([card, company.brand, sha256OfFile(masterFile(card.picture))]))
    .digest('hex');
}

export function isCurrent(card: Card, fingerprints: Fingerprints): boolean {
  return existsSync(`public/cards/${card.file}.jpg`) && fingerprints[card.file] === sourceFingerprint(card);
}
