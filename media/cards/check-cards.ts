import { readFileSync, readdirSync } from 'node:fs';
import { productSlugs } from '../../src/config/product-slugs';
import { sectorKeys } from '../../src/config/sectors';
import { cardList } from './card-list';
import { isCurrent, readFingerprints } from './fingerprints';

const pageFolder = 'src/pages';

function namedByPages(): string[] {
  const sources = readdirSync(pageFolder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${pageFolder}/${file}`, 'utf8'));
  return sources.flatMap((text) => [...text.matchAll(/\bcard="([\w-]+)"/g)].map(([, name = '']) => name));
}

export function checkCards(): string[] {
  const fingerprints = readFingerprints();
  const listed = new Set(cardList.map(({ file }) => file));
  const expected = new Set<string>(['default', ...productSlugs, ...sectorKeys, ...namedByPages()]);
  return [
    ...[...expected]
      .filter((name) => !listed.has(name))
      .map((name) => `media/cards/card-list.ts: no card "${name}", which a page names: add it, then npm run derived`),
    ...cardList
      .filter((card) => !isCurrent(card, fingerprints))
      .map(({ file }) => `public/cards/${file}.jpg is missing or out of date: npm run derived`),
  ];
}
