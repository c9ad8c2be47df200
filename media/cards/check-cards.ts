import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { productSlugs } from '../../src/config/product-slugs';
import { sectorKeys } from '../../src/config/routes';
import { cardList } from './card-list';

const pageFolder = 'src/pages';

/** The cards that pages name in their own code: `card="shop"`. */
function namedByPages(): string[] {
  const sources = readdirSync(pageFolder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${pageFolder}/${file}`, 'utf8'));
  return sources.flatMap((text) => [...text.matchAll(/\bcard="([\w-]+)"/g)].map(([, name = '']) => name));
}

/** Social cards that a page names and nobody has drawn, or that no page names. */
export function checkCards(): string[] {
  const drawn = new Set(cardList.map(({ file }) => file));
  const wanted = new Set<string>(['default', ...productSlugs, ...sectorKeys, ...namedByPages()]);
  return [
    ...[...wanted]
      .filter((name) => !drawn.has(name))
      .map(
        (name) => `media/cards/card-list.ts: no card "${name}", which a page names: add it, then npm run cards ${name}`,
      ),
    ...[...drawn]
      .filter((name) => !existsSync(`public/cards/${name}.jpg`))
      .map((name) => `public/cards/${name}.jpg is missing: npm run cards ${name}`),
  ];
}
