// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { SearchEntry } from '@/lib/search-index';
import { excerpt } from './engine/excerpt';
import { figureAnswers } from './engine/figure-answers';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches';
import { answersTo } from './engine/known-answers';
import { searchEngine } from './engine/search-engine';
import { siteSearcher } from './engine/site-searcher';

const entries: SearchEntry[] = [
  { u: '/p/s', t: 'Generation S', k: 'product', d: 'Small rooms.', w: 'CADR 160 m³/h' },
  { u: '/p/x', t: 'Generation X', k: 'product', d: 'Living rooms.', w: 'CADR 720 m³/h', p: 49500 },
  { u: '/p/z', t: 'Generation Z', k: 'product', d: 'Halls.', w: 'CADR 1,156 m³/h', p: 119500 },
  { u: '/p/a', t: 'Achilles Water Bottle', k: 'product', d: 'A UV-C lamp in the cap.', p: 4999 },
  { u: '/dental', t: 'Air purifiers for dental clinics', k: 'page', d: 'Surgeries and waiting rooms.' },
  { u: '/evidence#noise', t: 'Noise and working speed', k: 'evidence', d: 'From below 20 dB(A) at speed 1.' },
  { u: '/evidence#ozone', t: 'Ozone', k: 'evidence', d: 'Our 253.7 nm lamps make no ozone.' },
];

const found = (query: string) => searchEngine(entries)(query).map(({ entry }) => entry.u);

describe('a visitor who searches', () => {
  it.each([
    ['generation x', '/p/x'],
    ['genx', '/p/x'],
    ['gen z', '/p/z'],
    ['airpurifer', '/dental'],
    ['ozne', '/evidence#ozone'],
    ['dentist', '/dental'],
    ['quiet', '/evidence#noise'],
    ['flask', '/p/a'],
    ['uvc', '/p/a'],
    ['253.7', '/evidence#ozone'],
    ['1156', '/p/z'],
    ['1,156 m3', '/p/z'],
    ['bott', '/p/a'],
    ['bottles', '/p/a'],
  ])('for "%s" finds %s first', (query, address) => {
    expect(found(query)[0]).toBe(address);
  });

  it('finds products by their CADR for the word airflow', () => {
    expect(found('airflow')).toEqual(expect.arrayContaining(['/p/s', '/p/x', '/p/z']));
  });

  it('finds entries with some of the words, and nothing without words', () => {
    expect(found('ozone zebra')).toContain('/evidence#ozone');
    expect(found('quiet surgeries')).toEqual(expect.arrayContaining(['/dental', '/evidence#noise']));
    expect(found('zebra')).toEqual([]);
    expect(found(' … ')).toEqual([]);
  });
});

it('does not take a known word for a misspelling of another', () => {
  const pages: SearchEntry[] = [
    { u: '/homes', t: 'Pets', k: 'page', d: 'Hair.' },
    { u: '/filters', t: 'Sets', k: 'page', d: 'Of filters.' },
  ];
  expect(searchEngine(pages)('pets').map(({ entry }) => entry.u)).toEqual(['/homes']);
});

describe('a figure', () => {
  it.each(['16 m2', '16m²', '16,0 sqm', '16 square metres', 'office 16 m2'])(
    '"%s" is answered as the planner does',
    (query) => {
      const [answer] = figureAnswers(query, entries);
      expect(answer?.title).toBe('16 m²: One Generation X, £495, on speed 2, at 32 dB(A)');
      expect(answer?.text).toContain('that is 38 m³: 6 air changes an hour, windows that open counted as 1');
      expect(answer?.to).toBe('/room-planner#room=4x4x2.4&target=6&vent=1');
    },
  );

  it('says more machines for a larger floor, and that we plan the largest', () => {
    const titles = ['60 m2', '1000 m2'].map((query) => figureAnswers(query, entries)[0]?.title);
    expect(titles).toEqual([
      '60 m²: Two Generation X, £990, on speed 3, at 46 dB(A) together',
      '1000 m²: More than ten machines: ask us',
    ]);
  });

  it.each([
    ['10x8', '10 × 8 m: Three Generation X', 'Under a 2.4 m ceiling that is 192 m³'],
    ['5 x 4 x 2,5 m', '5 × 4 × 2.5 m: One Generation X', '50 m³: 6 air changes'],
    ['4m by 3m', '4 × 3 m: One Generation X', 'Under a 2.4 m ceiling that is 29 m³'],
    ['189 m3', '189 m³: Three Generation X', '189 m³: 6 air changes'],
  ])('"%s" is a room', (query, title, text) => {
    const [answer] = figureAnswers(query, entries);
    expect(answer?.title.startsWith(title)).toBe(true);
    expect(answer?.text.startsWith(text)).toBe(true);
    expect(answer?.to).toMatch(/^\/room-planner/);
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
});

const known: [to: RegExp, ...queries: string[]][] = [
  [
    /^\/shop\?group=air$/,
    'cost',
    'price',
    'how much does it cost',
    'what is the price',
    'discount',
    'manual',
    'brochure',
  ],
  [/^\/shop\?group=air$/, 'install', 'installation', 'user guide', 'data sheet', 'download manual'],
  [/^\/shop\?group=air$/, 'air purifier', 'airpurifer', 'purifiers'],
  [/^\/service-and-filters$/, 'lease', 'hire purchase', 'monthly payment'],
  [/^\/mars-airpurifier-hospitality$/, 'wedding', 'event'],
  [/^\/commercial-/, 'meeting room'],
  [/^\/shop\?compare=/, 'electricity', 'running cost', 'watt', 'energy', 'power consumption', 'dimensions', 'weight'],
  [/^\/shop\?compare=/, 'compare', 'which machine is the best', 'how big is it', 'difference'],
  [/^\/evidence#noise$/, 'noise', 'noise at night', 'sleep', 'how loud is it', 'quiet', 'decibel'],
  [/^\/evidence#air-changes$/, 'ACH', 'air changes'],
  [/^\/service-and-filters$/, 'filter', 'filters', 'replacement filter', 'filter cost', 'spare parts'],
  [/^\/contact$/, 'phone number', 'opening hours', 'where are you', 'contact', 'email', 'address', 'call'],
  [/^\/contact\?about=/, 'sign up', 'careers', 'jobs', 'newsletter', 'log in'],
  [/^\/#calculator$/, 'calculator'],
  [/^\/room-planner$/, 'room size', 'how many do i need', 'planner', 'which size'],
  [/^\/delivery-returns-warranty$/, 'returns', 'refund', 'delivery', 'warranty', 'send it back'],
  [/^\/air-purifier-for-homes$/, 'asthma', 'hay fever', 'pets', 'living room', 'allergy'],
  [/^\/dental-/, 'dentist', 'dental surgery'],
  [/^\/air-purifiers-for-schools$/, 'classroom', 'school', 'nursery'],
  [/^\/clinical-/, 'hospital', 'consulting room', 'ward'],
  [/^\/commercial-/, 'office'],
  [/^\/air-purifiers-for-gyms/, 'gym'],
  [/^\/mars-airpurifier-hospitality$/, 'hotel bedroom', 'restaurant'],
];

describe('a known answer', () => {
  it('to "nursery" is for the nursery, not for a classroom', () => {
    expect(answersTo('nursery')[0]?.title).toMatch(/^A nursery/);
  });

  it.each(known.flatMap(([to, ...queries]) => queries.map((query) => [query, to] as const)))(
    'to "%s" leads to %s',
    (query, to) => expect(answersTo(query)[0]?.to).toMatch(to),
  );

  it.each(['generation x', 'carbon filter', 'service contract', 'uv light', 'filter gen x', 'ozone', 'zebra', ' … '])(
    'is not given to "%s"',
    (query) => expect(answersTo(query)).toEqual([]),
  );

  it('says what it costs and stands before the finds', () => {
    const { answers } = siteSearcher(entries)('price');
    expect(answers.map(({ title }) => title)).toEqual([
      'List prices: Generation S price on request, Generation X £495, Generation Y £695, Generation Z £1,195',
    ]);
    expect(siteSearcher(entries)('£495').answers.map(({ title }) => title)).toEqual(['£495: Generation X']);
  });
});

test('an excerpt shows the marked word in its sentence, without partial words', () => {
  const text = `${'Dust and lint are held by the first filter. '.repeat(8)}Our lamps make no ozone at all. ${'More follows. '.repeat(20)}`;
  const parts = excerpt(text, ['ozone']);
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(['ozone']);
  const shown = parts.map((part) => part.text).join('');
  expect(shown.length).toBeLessThan(190);
  expect(shown).toMatch(/^… \w/);
});

describe('the searches of this device', () => {
  beforeEach(() => window.localStorage.clear());

  it('are the last five, each once, the latest first, until they are forgotten', () => {
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
