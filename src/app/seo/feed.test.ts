// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { articles } from '@/data/articles/articles';
import { atomFeed } from './feed';

const read = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

describe('the feed of the articles', () => {
  it('has every article with its address, its dates and its description', () => {
    const entries = [...read(atomFeed(articles)).querySelectorAll('entry')];
    expect(entries.map((entry) => entry.querySelector('id')?.textContent)).toEqual(
      articles.map(({ page }) => `https://mars-air.example/${page}`),
    );
    const dentistry = entries.at(-1);
    expect(dentistry?.querySelector('published')?.textContent).toBe('2021-03-29T00:00:00Z');
    expect(dentistry?.querySelector('summary')?.textContent).toBe(articles.at(-1)?.description);
  });

  it('is well-formed with any title', () => {
    const [article] = articles;
    if (!article) throw new Error('there is no article');
    const feed = read(atomFeed([{ ...article, title: 'Fans & <filters>' }]));
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelector('entry > title')?.textContent).toBe('Fans & <filters>');
  });
});
