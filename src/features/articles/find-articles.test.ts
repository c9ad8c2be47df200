import { describe, expect, it } from 'vitest';
import { articles } from '@/data/articles/articles';
import { findArticles } from './find-articles';

const titles = (text: string, category = '') => findArticles(articles, { text, category }).map(({ title }) => title);

describe('the search of the blog', () => {
  it.each(['fallow', 'OZONE', 'rubber dam', 'dam rubber', '  suction ', 'eugenol', '14644'])(
    'finds the article on dentistry by %j in its text',
    (text) => expect(titles(text)).toContain('Air purification in dentistry'),
  );

  it.each(['purifier’s', "purifier's"])('finds %j with either apostrophe', (text) =>
    expect(titles(text)).toContain('Reading a data sheet'),
  );

  it('finds it by its title, its description and its category', () => {
    for (const text of ['purification', 'figure on a box', 'dentistry'])
      expect(titles(text)).toContain('Air purification in dentistry');
  });

  it('finds it by the beginning of a word', () => {
    expect(titles('acryl')).toEqual(['Air purification in dentistry']);
  });

  it.each(['falow', 'falllow', 'fallaw', 'fallwo', 'rubbre dam'])('forgives the slip in "%s"', (text) =>
    expect(titles(text)).toContain('Air purification in dentistry'),
  );

  it('forgives no slip in a short word, and no two', () => {
    for (const text of ['dmq', 'falwo']) expect(titles(text)).toEqual([]);
  });

  it('requires every word', () => {
    expect(titles('fallow trombone')).toEqual([]);
  });

  it('lists everything for an empty query', () => {
    expect(titles(' ')).toHaveLength(articles.length);
  });

  it('filters by category', () => {
    expect(titles('', 'Dentistry')).toHaveLength(1);
    expect(titles('fallow', 'Gardening')).toEqual([]);
  });
});
