// @vitest-environment node
import { expect, test } from 'vitest';
import { pageEntries, sentencesOf, wordsOf } from './page-entries';
import { searchIndex } from './search-index';

const head = '<title>Ozone &amp; lamps | MARS</title><meta name="description" content="What lamps make."/>';

test('a page is found by its title, description and headings', () => {
  const body = '<header><h2>Menu</h2></header><main id="main"><h1>Lamps</h1><h2>No <b>ozone</b></h2></main>';
  expect(pageEntries({ path: '/lamps', head, body, structuredData: '' })).toEqual([
    {
      path: '/lamps',
      title: 'Ozone & lamps',
      kind: 'page',
      text: 'What lamps make.',
      terms: 'Lamps; No ozone',
    },
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
  expect(pageEntries({ path: '/x', head, body: '<main><p>On 4 castors.</p></main>', structuredData })).toEqual([
    {
      path: '/x',
      title: 'Generation X',
      kind: 'product',
      text: 'For living rooms.',
      terms: 'Domestic; CADR 720 m³/h; Floor under a 2.4 m ceiling 60 m²',
      pricePence: 49500,
    },
  ]);
});

test('a line of the evidence is found under its anchor', () => {
  const body =
    '<main><h1>E</h1><article class="a" data-evidence="ozone"><h3 id="ozone">Ozone</h3><p><span>Physics</span>“No ozone.”</p>' +
    '<dl><div><dt>Rests on</dt><dd>Light.</dd></div></dl></article></main>';
  expect(pageEntries({ path: '/evidence', head, body, structuredData: '' })[1]).toEqual({
    path: '/evidence#ozone',
    title: 'Ozone',
    kind: 'evidence',
    text: 'Light.',
    terms: '“No ozone.”',
  });
});

test('a section of a page is found by its whole sentences, under its anchor or its page', () => {
  const body =
    '<main><h1>T</h1><h2 id="delivery">Delivery</h2><p>Five days.</p><h3 id="skye">Skye</h3><p>Ask us.</p>' +
    '<section id="plan"><h2 id="_R_1_">Plan</h2><p>Send us your rooms.</p></section>' +
    '<h2 id="_R_2_">Other</h2><p>Cut off. More of it. £5.</p><h2>Figures</h2><p>34</p></main>';
  const [, ...sections] = pageEntries({ path: '/delivery', head, body, structuredData: '' });
  expect(sections).toEqual([
    { path: '/delivery#delivery', title: 'Delivery', kind: 'page', text: 'Five days.' },
    { path: '/delivery#skye', title: 'Skye', kind: 'page', text: 'Ask us.' },
    {
      path: '/delivery#plan',
      title: 'Plan',
      kind: 'page',
      text: 'Send us your rooms.',
    },
    { path: '/delivery', title: 'Other', kind: 'page', text: 'Cut off. More of it.' },
  ]);
  expect(pageEntries({ path: '/cookie-policy', head, body, structuredData: '' })).toHaveLength(1);
});

test('a section quotes neither links that stand alone nor cards of other machines', () => {
  const body =
    '<main><h2>Four</h2><p>At 38 dB(A).</p><a class="text-link" href="/x">Get a quote <span>for X</span></a>' +
    '<ul class="a" data-cards=""><li><p>Up to 46 m²</p></li></ul></main>';
  expect(pageEntries({ path: '/schools', head, body, structuredData: '' })[1]).toMatchObject({ text: 'At 38 dB(A).' });
});

test('words of HTML are read as they are seen', () => {
  expect(wordsOf('<p>5<!-- --> &lt; 6&#x27;s</p><p>m<sup>2</sup></p><svg><text>no</text></svg>')).toBe("5 < 6's m2");
  expect(wordsOf('<p>46 m²<span aria-hidden="true">View <svg></svg></span></p>')).toBe('46 m²');
  expect(wordsOf('<p><span>Lesson begins</span><span>Lesson ends</span></p>')).toBe('Lesson begins Lesson ends');
});

test('blocks are read as sentences, with as many words', () => {
  const html =
    '<h3>Hotel bedroom</h3><p>One Generation X, £495</p><div>5.4</div><div>air changes an hour.</div>' +
    '<table><tr><th>Noise</th><td>19 dB(A)</td></tr></table>';
  const sentences = sentencesOf(html);
  expect(sentences).toBe('Hotel bedroom: One Generation X, £495. 5.4 air changes an hour. Noise, 19 dB(A).');
  expect(sentences.split(' ')).toHaveLength(wordsOf(html).split(' ').length);
  const stacked = '<p><b class="h3 col-12">No deposit</b><span class="col-12">for schools.</span></p>';
  expect(sentencesOf(stacked)).toBe('No deposit for schools.');
});

test('a heading that links to a page of its own is no section', () => {
  const body = '<main><h2>Products</h2><p>Four machines.</p><h3><a href="/z">Generation Z</a></h3><p>Ask.</p></main>';
  expect(pageEntries({ path: '/shop', head, body, structuredData: '' }).map(({ title }) => title)).toEqual([
    'Ozone & lamps',
    'Products',
  ]);
});

test('text of several pages is found on the first of them', () => {
  const question = { title: 'Does it make ozone?', kind: 'question', text: 'No.' } as const;
  const entries = [
    { ...question, path: '/' },
    { ...question, path: '/about' },
    { ...question, path: '/about', text: 'Never.' },
  ];
  expect(searchIndex(entries).map(({ path, text }) => `${path} ${text}`)).toEqual(['/ No.', '/about Never.']);
});
