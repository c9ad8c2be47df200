// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startContentsLists } from '@/lib/browser/contents-lists';
import { hrefOf } from '@/mocks/show';
import { ContentsList } from './ContentsList';

const entries = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
  { id: 'three', title: 'Three' },
];

const tops: Record<string, number> = { one: 600, two: 1400, three: 2600 };
let scrolledPx = 0;

function scrollTo(px: number) {
  scrolledPx = px;
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
}

beforeAll(startContentsLists);

beforeEach(() => {
  scrolledPx = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, (tops[this.id] ?? 0) - scrolledPx, 700, this.id ? 40 : 4000);
  });
});

afterEach(() => void vi.useRealTimers());

function openArticle() {
  render(
    <>
      <ContentsList title="In this article" entries={entries} />
      <article>
        {entries.map(({ id, title }) => (
          <h2 key={id} id={id} tabIndex={-1}>
            {title}
          </h2>
        ))}
      </article>
    </>,
  );
}

const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

describe('the contents list', () => {
  it('begins with the first section', () => {
    openArticle();
    expect(current()).toEqual([screen.getByRole('link', { name: 'One' })]);
  });

  it('follows scrolling down and up', () => {
    openArticle();
    scrollTo(1500);
    expect(current()).toEqual([screen.getByRole('link', { name: 'Two' })]);
    scrollTo(2700);
    expect(current()).toEqual([screen.getByRole('link', { name: 'Three' })]);
    scrollTo(500);
    expect(current()).toEqual([screen.getByRole('link', { name: 'One' })]);
  });

  it('sets how far the rail is filled', () => {
    openArticle();
    scrollTo(1500);
    expect(screen.getByRole('list').style.getPropertyValue('--read')).toMatch(/^\d+px$/);
  });

  it('leads to its sections', () => {
    openArticle();
    expect(hrefOf('Three')).toBe('#three');
  });

  it('folds on phones until its button is pressed', async () => {
    vi.useRealTimers();
    openArticle();
    const toggle = screen.getByRole('button', { name: /^In this article 3 sections/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
