// @vitest-environment jsdom
import { formatFilterSet } from '@/data/filter-prices';
import { withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { SearchEntry } from '@/lib/search-index';
import { priceOf } from '@/mocks/price-of';
import { excerpt } from './engine/excerpt';
import { figureAnswers } from './engine/figure-answers';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches';
import { readQuery, speller } from './engine/query';
import { searchEngine } from './engine/search-engine';
import { siteSearcher } from './engine/site-searcher';
import { stemOf } from './engine/stem';
import { senseOf } from './engine/synonyms';

const entries: SearchEntry[] = [
  { path: '/p/s', title: 'Generation S', kind: 'product', text: 'Small rooms.', terms: 'CADR 160 m³/h' },
  {
    path: '/p/x',
    title: 'Generation X',
    kind: 'product',
    text: 'Living rooms.',
    terms: 'CADR 720 m³/h',
    pricePence: 49500,
  },
  {
    path: '/p/z',
    title: 'Generation Z',
    kind: 'product',
    text: 'Halls.',
    terms: 'CADR 1,156 m³/h',
    pricePence: 119500,
  },
  { path: '/p/a', title: 'Achilles Water Bottle', kind: 'product', text: 'A UV-C lamp in the cap.', pricePence: 4999 },
  { path: '/dental', title: 'Air purifiers for dental clinics', kind: 'page', text: 'Surgeries and waiting rooms.' },
  {
    path: '/evidence#noise',
    title: 'Noise and working speed',
    kind: 'evidence',
    text: 'From below 20 dB(A) at speed 1.',
  },
  { path: '/evidence#ozone', title: 'Ozone', kind: 'evidence', text: 'Our 253.7 nm lamps make no ozone.' },
];

const pagesFor = (query: string, pages = entries) =>
  searchEngine(pages)
    .find(readQuery(query, String), { setting: new Set() })
    .map(({ entry }) => entry.path);
const found = (...words: string[]) => pagesFor(words.join(' '));

describe('the pages that are found', () => {
  it.each([
    ['/evidence#ozone', 'ozone'],
    ['/evidence#noise', 'quiet'],
    ['/p/a', 'flask'],
    ['/p/a', 'uvc'],
    ['/p/a', 'bott'],
    ['/p/a', 'bottles'],
    ['/evidence#ozone', '253.7'],
    ['/p/z', '1156', 'm3'],
  ])('begin with %s for "%s"', (address, ...words) => expect(found(...words)[0]).toBe(address));

  it('have the products with their airflow', () => {
    expect(found('airflow')).toEqual(expect.arrayContaining(['/p/s', '/p/x', '/p/z']));
  });

  it('begin with the one that has the words in its title', () => {
    const pages: SearchEntry[] = [
      { path: '/text', title: 'Machines', kind: 'page', text: 'Warranty, warranty and warranty.' },
      { path: '/title', title: 'The warranty', kind: 'page', text: 'One year.' },
    ];
    expect(pagesFor('warranty', pages)[0]).toBe('/title');
  });

  it('are those with some of the words, and none without words', () => {
    expect(found('ozone', 'zebra')).toEqual(['/evidence#ozone']);
    expect(found('noise', 'clinics')).toEqual(expect.arrayContaining(['/dental', '/evidence#noise']));
    expect(found('zebra')).toEqual([]);
    expect(found()).toEqual([]);
  });
});

describe('a query', () => {
  const spelt = speller(['filter', 'sets', 'purifier', 'noise']);

  it.each([
    ['fitler', 'filter'],
    ['purifyer', 'purifier'],
    ['nosie', 'noise'],
    ['filters', 'filters'],
    ['pets', 'pets'],
    ['zebra', 'zebra'],
  ])('with "%s" means "%s"', (typed, word) => expect(spelt(typed)).toBe(word));

  it.each([
    ['genx', ['x']],
    ['the price of gen Z', ['z']],
    ['x vs y', ['x', 'y']],
    ['2 x generation-s', ['s']],
    ['an x-ray room, let’s see', []],
  ])('"%s" names the models %j', (typed, models) => expect(readQuery(typed, spelt).models).toEqual(models));

  const large = (query: string) =>
    readQuery(query, spelt).words.flatMap(({ word, isSmall }) => (isSmall ? [] : [word]));

  it('has small words unless it has no others', () => {
    expect(large('how do I change the filter')).toEqual(['change', 'filter']);
    expect(large('air purifier')).toEqual(['air', 'purifier']);
  });

  it('knows the forms of a word', () => {
    const forms = [
      'price prices pricing',
      'pets pet',
      'surgery surgeries',
      'wipe wiped',
      'classes class',
      'cookie cookies',
    ];
    for (const words of forms) expect(new Set(words.split(' ').map(stemOf)).size, words).toBe(1);
  });
});

describe('a figure', () => {
  it.each(['16 m2', '16m²', '16,0 sqm', '16 square metres', 'room 16 m2'])(
    '"%s" has the answer of the planner',
    (query) => {
      const [answer] = figureAnswers(query, entries);
      expect(answer?.title).toBe(`16 m²: One Generation X, ${priceOf('generation-x')}, on speed 2, at 32 dB(A)`);
      expect(answer?.text).toContain(
        'that is 38 m³: target 6 air changes an hour, reaches 7.9, windows that open counted as 1',
      );
      expect(answer?.to).toBe('/room-planner#room=4x4x2.4&target=6&vent=1');
    },
  );

  it('uses the settings of a typed kind of room; without a kind it adds what people can talk over and the answer for a classroom', () => {
    const [classroom] = siteSearcher(entries)('classroom 9 x 7 x 3').answers;
    expect(classroom?.title).toBe(
      `Classroom, 9 × 7 × 3 m: Four Generation X, ${priceOf('generation-x', 4)}, on speed 2, at 38 dB(A) together`,
    );
    expect(classroom?.to).toContain('kind=classroom&people=30&vent=1&noise=45');
    const [bare] = figureAnswers('9 x 7 x 3', entries);
    expect(bare?.title).toBe(
      `9 × 7 × 3 m: Three Generation X, ${priceOf('generation-x', 3)}, on speed 3, at 48 dB(A) together`,
    );
    const lines = bare?.lines?.join(' ');
    expect(lines).toMatch(/To talk easily, take five .* If they open, four Generation X, £1,980, at 38, are enough/);
    expect(lines).toContain(
      `A classroom of this size, for 30 people and within 45 dB(A), takes four Generation X, ${priceOf('generation-x', 4)}.`,
    );
    expect(figureAnswers('30 people 9 x 7 x 3', entries)[0]?.lines?.join(' ')).toContain('takes four Generation X');
    const [surgery] = siteSearcher(entries)('dental surgery 4.5 x 3.5 x 2.6').answers;
    expect(surgery?.title).toContain(`One Generation Y, ${priceOf('generation-y')}`);
  });

  it('names the room whose whole name is typed, though another sector has a word of it', () => {
    const titleOf = (query: string) => siteSearcher(entries)(query).answers[0]?.title;
    expect(titleOf('staff room 6 x 5 m')).toMatch(/^Staff room, 6 × 5 m: /);
    expect(titleOf('changing room')).toMatch(/^The dry side of a changing room: /);
    expect(titleOf('boardroom')).toMatch(/^A board room: /);
  });

  it('has a price beside a machine that has none', () => {
    expect(figureAnswers('8 m2', entries)[0]?.lines).toContain(
      `Or at a list price: one Generation X, ${priceOf('generation-x')}, 19 dB(A).`,
    );
  });

  it('counts the people that are typed', () => {
    const [answer] = figureAnswers('12 people 40 m2', entries);
    expect(answer?.text).toContain(', 12 people counted. ');
    expect(answer?.to).toContain('&people=12&');
    const [office] = siteSearcher(entries)('office for 12 people').answers;
    expect(office?.text).toMatch(/^For 10 × 8 × 2.7 m, 12 people\. /);
    expect(figureAnswers('30 people', entries)[0]?.to).toBe('/room-planner');
    const peopleIn = (query: string) => siteSearcher(entries)(query).answers[0]?.text;
    expect(peopleIn('meeting room for 10')).toContain(', 10 people. ');
    expect(peopleIn('dental waiting room with 8 chairs')).toContain(', 8 people. ');
  });

  it('needs more machines for a larger area, and offers our planning for the largest', () => {
    const titles = ['60 m2', '1,000 m2'].map((query) => figureAnswers(query, entries)[0]?.title);
    expect(titles).toEqual([
      `60 m²: Two Generation X, ${priceOf('generation-x', 2)}, on speed 3, at 46 dB(A) together`,
      '1,000 m²: More than 20 machines: ask us',
    ]);
  });

  it.each([
    ['10x8', '10 × 8 m: Three Generation X', 'Under a 2.4 m ceiling that is 192 m³'],
    ['5 x 4 x 2,5 m', '5 × 4 × 2.5 m: One Generation X', '50 m³: target 6 air changes'],
    ['4m by 3m', '4 × 3 m: One Generation X', 'Under a 2.4 m ceiling that is 29 m³'],
    ['189 m3', '189 m³: Three Generation X', '189 m³: target 6 air changes'],
  ])('"%s" is a room', (query, title, text) => {
    const [answer] = figureAnswers(query, entries);
    expect(answer?.title.startsWith(title)).toBe(true);
    expect(answer?.text.startsWith(text)).toBe(true);
    expect(answer?.to).toMatch(/^\/room-planner/);
  });

  it('takes the ceiling of the kind of room that is named, as its page does', () => {
    const [answer] = siteSearcher(entries)('gym 150 m2').answers;
    expect(answer?.title).toMatch(/^Gym floor, 150 m²: Five Generation X, /);
    expect(answer?.text).toMatch(/^Under a 3.5 m ceiling that is 525 m³: /);
  });

  it.each(['495', '£495', '495.00'])('"%s" is answered with the product of that price', (query) => {
    expect(figureAnswers(query, entries).map(({ title }) => title)).toEqual(['£495: Generation X']);
  });

  it('has no answer if it is neither an area nor a price', () => {
    expect(figureAnswers('496', entries)).toEqual([]);
    expect(figureAnswers('0 m2', entries)).toEqual([]);
    expect(figureAnswers('50 m2', entries)[0]?.to).toContain('#room=7.0711x7.0711x2.4&');
    expect(figureAnswers('ozone', entries)).toEqual([]);
  });

  it('is parsed within a sentence, with its air changes', () => {
    const [answer] = figureAnswers('surgery 35m3 10 ACH, which machine', entries);
    expect(answer?.text).toContain('35 m³: target 10 air changes an hour');
    expect(figureAnswers('science lab 9 x 7 x 3', entries)[0]?.title).toMatch(/^9 × 7 × 3 m: /);
  });
});

describe('the first answer', () => {
  const first = (query: string) => siteSearcher(entries)(query).answers[0];

  it('says what one named machine does in a typed room', () => {
    expect(first('how many air changes does generation y give in 35 m3')?.title).toMatch(
      /^Generation Y: [\d.]+ air changes an hour in 35 m3, [\d.]+ at full speed$/,
    );
  });

  it('takes feet', () => {
    expect(first('120 sq ft')?.title).toMatch(/^120 sq ft: One Generation X/);
    expect(first('12 x 10 ft')?.title).toMatch(/^12 × 10 ft: One Generation X/);
  });

  it('says the price of a named product, with and without VAT', () => {
    expect(first('generation x price')?.title).toBe(
      `Generation X: ${priceOf('generation-x')} including VAT (${money(withoutVat(generationXSummary.pricePence))} + VAT)`,
    );
    expect(first('generation s price')?.title).toBe('Generation S: Price on request');
    expect(first('gen x filter')?.title).toBe(`Gen X Filter: ${formatFilterSet('generation-x')}`);
    // The price of the entry above, whatever the catalogue says.
    expect(first('£495')?.title).toBe('£495: Generation X');
  });

  it('is for the room that the query names', () => {
    expect(first('nursery')?.title).toMatch(/^A nursery/);
    expect(first('school')?.title).toMatch(/^A classroom/);
  });

  it('for a room is followed by the machine that cleans it, and by no other', () => {
    const [x, s] = ['generation-x', 'generation-s'].map((slug): SearchEntry => ({
      path: `/product-details/${slug}`,
      title: slug,
      kind: 'product',
      text: 'Of a bedroom.',
    })) as [SearchEntry, SearchEntry];
    const { finds } = siteSearcher([...entries, s, x])('bedroom');
    expect(finds.map(({ entry }) => entry.path)).toEqual([x.path]);
  });

  it('is the place that is asked for in other words, before a page that has a word of it', () => {
    const pages: SearchEntry[] = [
      { path: '/speak', title: 'Lunch at noon', kind: 'page', text: 'Where we eat lunch.' },
      {
        path: '/hours',
        title: 'From nine to five',
        kind: 'page',
        text: 'All week.',
        phrases: 'opening hours, when do you shut for lunch',
      },
    ];
    expect(siteSearcher(pages)('do you shut at lunch').answers[0]?.to).toBe('/hours');
  });

  it('gives way to a page whose title has more of a query', () => {
    expect(siteSearcher(entries)('noise and working speed').answers).toHaveLength(0);
  });

  it('offers to ask us where no page answers', () => {
    const { answers, finds, isAnswered } = siteSearcher(entries)('do you sell swimming trunks');
    expect(isAnswered).toBe(false);
    expect(answers.map(({ label }) => label)).toEqual(['Contact']);
    expect(finds).toEqual([]);
  });
});

test('an excerpt is whole sentences, from that of the marked word', () => {
  const text = `${'Dust and lint are held by the first filter. '.repeat(8)}Our lamps make no ozone at all. ${'More follows. '.repeat(20)}`;
  const textOf = (words: string[]) =>
    excerpt(text.trim(), words.map(senseOf))
      .map((part) => part.text)
      .join('');
  expect(excerpt(text, [senseOf('ozone')]).filter(({ isFound }) => isFound)).toEqual([
    { text: 'ozone', isFound: true },
  ]);
  expect(textOf(['ozone'])).toMatch(/^Our lamps make no ozone at all\. More follows\..* More follows\.$/);
  expect(textOf(['zebra'])).toMatch(/^Dust and lint .* first filter\.$/);
});

test('the name of a model is marked as a whole, and no other model by its first word', () => {
  const marked = (text: string, ...words: string[]) =>
    excerpt(text, words.map(senseOf)).flatMap((part) => (part.isFound ? [part.text] : []));
  expect(marked('Generation X or Generation Z, at 42 dB(A).', 'generation', 'z', 'db')).toEqual([
    'Generation Z',
    'dB(A)',
  ]);
  expect(marked('The Gen Z Filter.', 'generation', 'z')).toEqual(['Gen Z']);
  expect(marked('Filter. They are made for Generation X.', 'generation')).toEqual(['Generation X']);
});

describe('the searches of this device', () => {
  beforeEach(() => window.localStorage.clear());

  it('are the last five, each once, the latest first, until they are deleted', () => {
    for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', ' B2 ', 'f6', '  ']) keepSearch(query);
    expect(recentSearches()).toEqual(['f6', 'B2', 'e5', 'd4', 'c3']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it('are empty if the storage holds anything else', () => {
    window.localStorage.setItem('mars.searches', '{"a":1}');
    expect(recentSearches()).toEqual([]);
    window.localStorage.setItem('mars.searches', '[');
    expect(recentSearches()).toEqual([]);
  });
});
