// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { articles } from '@/data/articles/articles';
import { show } from '@/mocks/show';
import { Blog } from './Blog';

function openBlog(address = '/blog') {
  const user = userEvent.setup();
  show(<Blog articles={articles} />, address);
  return { user, box: screen.getByRole('searchbox', { name: 'Search' }) };
}

const cards = () => screen.queryAllByRole('heading', { level: 2 }).flatMap((title) => title.closest('article') ?? []);
const article = () => cards()[0] ?? null;
const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('article') as HTMLElement;
const status = () => screen.getByRole('status');

describe('the blog', () => {
  it('shows every article once: the newest large, the others below it', () => {
    openBlog();
    const links = screen.getAllByRole('article').map((each) => within(each).getAllByRole('link')[0]);
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(articles.map(({ page }) => `/${page}`));
    expect(screen.getAllByRole('link', { name: /^Read More/ })).toHaveLength(articles.length);
    expect(
      within(cardOf('How much clean air a classroom needs')).getByRole('link', { name: /^Read More/ }),
    ).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
  });

  it('finds it by a word of its text and says how many it found', async () => {
    const { user, box } = openBlog();
    expect(box).toHaveAttribute('placeholder', 'Type to search...');
    await user.type(box, 'rubber dam');
    expect(article()).toBeInTheDocument();
    expect(status()).toHaveTextContent('1 article matches “rubber dam”');
  });

  it('says when nothing matches, and leads back to all articles', async () => {
    const { user, box } = openBlog();
    await user.type(box, 'trombone');
    expect(article()).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('Nothing matches “trombone”');
    await user.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(article()).toBeInTheDocument();
    expect(box).toHaveValue('');
  });

  it('counts the categories and filters by the one in the address', () => {
    openBlog('/blog?category=Dentistry');
    const categories = screen.getByRole('navigation', { name: 'Blog Categories' });
    const dentistry = within(categories).getByRole('link', { name: 'Dentistry (1)' });
    expect(dentistry).toHaveAttribute('aria-current', 'true');
    expect(status()).toHaveTextContent('1 article in Dentistry');
    expect(dentistry).toHaveAttribute('href', '/blog');
  });

  it('reports a category without articles', () => {
    openBlog('/blog?category=Gardening');
    expect(article()).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('0 articles in Gardening');
  });
});
