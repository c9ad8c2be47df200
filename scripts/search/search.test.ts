// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type SearchEntry,
  type SearchIndex,
  searchIndexFile,
  searchWords,
  shardKeys,
} from '../../src/lib/search-index';
import { pageEntries, wordsOf } from './page-entries';
import { searchFiles } from './search-files';

const head = '<title>Ozone &amp; lamps | MARS</title><meta name="description" content="What lamps make."/>';

test('a page is found by its title, description and headings', () => {
  const body = '<header><h2>Menu</h2></header><main id="main"><h1>Lamps</h1><h2>No <b>ozone</b></h2></main>';
  expect(pageEntries({ path: '/lamps', head, body, structuredData: '' })).toEqual([
    { u: '/lamps', t: 'Ozone & lamps', k: 'page', d: 'What lamps make.', w: 'Lamps; No ozone' },
  ]);
});

test('a product is found by its figures, price and floor', () => {
  const graph = {
    '@graph': [
      {
        '@type': 'Product',
        name: 'Generation X',
        description: 'For living rooms.',
        category: 'Domestic',
        additionalProperty: [
          { name: 'CADR', value: 720, unitText: 'm³/h' },
          { name: 'Floor under a 2.4 m ceiling', value: 60, unitText: 'm²' },
        ],
        offers: { price: '495.00' },
      },
    ],
  };
  const structuredData = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`;
  expect(pageEntries({ path: '/x', head, body: '<main></main>', structuredData })).toEqual([
    {
      u: '/x',
      t: 'Generation X',
      k: 'product',
      d: 'For living rooms.',
      w: 'Domestic; CADR 720 m³/h; Floor under a 2.4 m ceiling 60 m²',
      p: 49500,
    },
  ]);
});

test('a line of the evidence is found under its anchor', () => {
  const body =
    '<main><h1>E</h1><article class="a" data-evidence="ozone"><h3 id="ozone">Ozone</h3><p><span>Physics</span>“No ozone.”</p>' +
    '<dl><div><dt>Rests on</dt><dd>Light.</dd></div></dl></article></main>';
  expect(pageEntries({ path: '/evidence', head, body, structuredData: '' })[1]).toEqual({
    u: '/evidence#ozone',
    t: 'Ozone',
    k: 'evidence',
    d: 'Light.',
    w: '“No ozone.”',
  });
});

test('words of HTML are read as they are seen', () => {
  expect(wordsOf('<p>5<!-- --> &lt; 6&#x27;s</p><p>m<sup>2</sup></p><svg><text>no</text></svg>')).toBe("5 < 6's m2");
});

test('with 10,000 products a first query of three words costs 100 KB at most, and still finds one by its number', () => {
  const kinds = ['Domestic', 'Clinical', 'Industrial', 'Filter'];
  const products = Array.from({ length: 10_000 }, (_, index): SearchEntry => {
    const kind = kinds[index % 4] ?? '';
    return {
      u: `/product-details/model-${index}`,
      t: `Generation ${String.fromCharCode(65 + (index % 26))}${index} ${kind}`,
      k: 'product',
      d: `Moves ${100 + ((index * 7919) % 1100)} m³ of air an hour, for rooms of ${10 + (index % 90)} m². Made in batch ${(index * 104_729) % 99_991}.`,
      w: `${kind}; CADR ${100 + ((index * 7919) % 1100)} m³/h`,
      p: 10_000 + index * 7,
    };
  });
  const files = searchFiles(products);
  const index = JSON.parse(files[searchIndexFile] ?? '') as SearchIndex;
  const cost = (file: string) => brotliCompressSync(files[file] ?? '').length;
  for (const query of ['generation f4711 clinical', 'd3', 'cadr filter industrial', '1 2 3']) {
    const keys = new Set(searchWords(query).flatMap((word) => shardKeys(index.shards, word)));
    const bytes = [...keys].reduce((sum, key) => sum + cost(index.shards[key] ?? ''), cost(searchIndexFile));
    expect(bytes, query).toBeLessThan(100 * 1024);
  }
  const [key = ''] = shardKeys(index.shards, 'f4711');
  const shard = JSON.parse(files[index.shards[key] ?? ''] ?? '') as SearchEntry[];
  expect(shard.map(({ t }) => t)).toContain('Generation F4711 Filter');
}, 60_000);
