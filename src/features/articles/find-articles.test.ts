import { describe, expect, it } from 'vitest';
import { articles } from '@/data/articles/articles';
import { findArticles } from './find-articles';

const titles = (text: string, category = '') => findArticles(articles, { text, category }).map(({ title }) => title);

describe('the search of the blog', () => {
  it.each(['fallow', 'OZONE', 'rubber dam', 'dam rubber', '  suction ', 'eugenol', '14644', 'maker’s', "maker's"])(
    'finds the article on dentistry by %j, which stands in its text',
    (text) => expect(titles(text)).toEqual(['Air purification in dentistry']),
  );

  it('finds it by its title, its description and its category', () => {
    expect(titles('purification')).toHaveLength(1);
    expect(titles('figure on a box')).toHaveLength(1);
    expect(titles('dentistry')).toHaveLength(1);
  });

  it('finds it by the beginning of a word, as one types', () => {
    expect(titles('photoca')).toHaveLength(1);
  });

  it('wants every word', () => {
    expect(titles('fallow trombone')).toEqual([]);
  });

  it('lists everything for an empty query', () => {
    expect(titles(' ')).toHaveLength(articles.length);
  });

  it('keeps to a category', () => {
    expect(titles('', 'Dentistry')).toHaveLength(1);
    expect(titles('fallow', 'Gardening')).toEqual([]);
  });
});
