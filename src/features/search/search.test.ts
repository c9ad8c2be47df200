// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { SearchEntry } from '@/lib/search-index';
import { excerpt } from './excerpt';
import { figureAnswers } from './figure-answers';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches';
import { searchEngine } from './search-engine';

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
    ['ozne', '/evidence#ozone'],
    ['dentist', '/dental'],
    ['quiet', '/evidence#noise'],
    ['flask', '/p/a'],
    ['uvc', '/p/a'],
    ['253.7', '/evidence#ozone'],
    ['1156', '/p/z'],
    ['1,156 m3', '/p/z'],
    ['bott', '/p/a'],
  ])('for "%s" finds %s first', (query, address) => {
    expect(found(query)[0]).toBe(address);
  });

  it('finds what is rated when the word is airflow', () => {
    expect(found('airflow')).toEqual(expect.arrayContaining(['/p/s', '/p/x', '/p/z']));
  });

  it('finds something where only some of the words are there, and nothing for nothing', () => {
    expect(found('ozone zebra')).toContain('/evidence#ozone');
    expect(found('zebra')).toEqual([]);
    expect(found(' … ')).toEqual([]);
  });
});

describe('a figure', () => {
  it.each(['16 m2', '16m²', '16,0 sqm', '16 square metres'])('"%s" is answered as the planner does', (query) => {
    const [answer] = figureAnswers(query, entries);
    expect(answer?.title).toBe('16 m²: One Generation X, £495, on speed 2, at 32 dB(A)');
    expect(answer?.text).toContain('that is 38 m³: 6 air changes an hour, windows that open counted as 1');
    expect(answer?.to).toBe('/room-planner');
  });

  it('says more machines for a larger floor, and that we plan the largest', () => {
    const titles = ['60 m2', '1000 m2'].map((query) => figureAnswers(query, entries)[0]?.title);
    expect(titles).toEqual([
      '60 m²: Two Generation X, £990, on speed 3, at 46 dB(A) together',
      '1000 m²: More than ten machines: ask us',
    ]);
  });

  it.each(['495', '£495', '495.00'])('"%s" is answered with what costs that', (query) => {
    expect(figureAnswers(query, entries).map(({ title }) => title)).toEqual(['£495: Generation X']);
  });

  it('that means nothing here is not answered', () => {
    expect(figureAnswers('496', entries)).toEqual([]);
    expect(figureAnswers('0 m2', entries)).toEqual([]);
    expect(figureAnswers('ozone', entries)).toEqual([]);
  });
});

test('an excerpt shows the sentence of the found word, marked, and no half words', () => {
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

  it('are none where something else stands in their place', () => {
    window.localStorage.setItem('mars.searches', '{"a":1}');
    expect(recentSearches()).toEqual([]);
    window.localStorage.setItem('mars.searches', '[');
    expect(recentSearches()).toEqual([]);
  });
});
