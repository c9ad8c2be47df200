// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, test } from 'vitest';
import { company } from '@/config/company';
import { textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { hrefOf, show, showLoaded, texts } from '@/mocks/show';
import ArticlePage from '@/pages/ArticlePage';
import NotFoundPage from '@/pages/NotFoundPage';
import TextPage from '@/pages/TextPage';

const legal = Object.values(textPages).filter((facts) => 'date' in facts);

/** @returns the article of the page, which loads by itself */
async function open(page: ReactNode): Promise<HTMLElement> {
  await showLoaded(page);
  return screen.findByRole('article');
}

const headings = () => texts(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }));

test.each(legal)(
  '$title names itself, its date, its sections and the company, and leaves nothing to fill in',
  async ({ page, title, date }) => {
    const text = await open(<TextPage page={page} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(text).toHaveTextContent(longDate(date.iso));
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(headings()).toHaveLength(contents.getAllByRole('link').length);
    expect(within(text).getAllByRole('link', { name: company.email }).length).toBeGreaterThan(0);
    expect(text.textContent).not.toMatch(/\[[^\]]*\]|\{|\}|undefined|TODO|lorem/i);
    const { legalName, companyNumber, registeredOffice, vatNumber } = company;
    const registered = page === 'accessibilityStatement' ? [] : [companyNumber, registeredOffice, vatNumber];
    for (const fact of [legalName, ...registered]) expect(text).toHaveTextContent(fact);
  },
);

test('the acceptable use policy is there in full, with no other section, and really links to the terms', async () => {
  const text = await open(<TextPage page="acceptableUsePolicy" />);
  const sections: [heading: string, words: RegExp, points: number][] = [
    ['What this policy is', /what may and may not be done with this website/, 0],
    ['What is not allowed', /in a way that breaks any law or regulation/, 7],
    ['Keeping the site working', /send viruses, trojans, worms.*flood the site or its forms with requests/, 5],
    ['Copying', /may not copy, resell or republish any part of the site/, 0],
    ['Interactive services', /under 18 may use an interactive service only with the consent of a parent/, 0],
    ['Content standards', /must: ?be accurate where it states facts.*must not: ?be defamatory, obscene/, 11],
    ['If you break it', /warn you;.*take legal action;/, 6],
    ['Changes', /We may change the policy by changing this page/, 0],
  ];
  expect(headings()).toEqual(sections.map(([heading]) => heading));
  for (const [heading, words, points] of sections) {
    const parts: Element[] = [];
    let next = within(text).getByRole('heading', { level: 2, name: heading }).nextElementSibling;
    for (; next && next.tagName !== 'H2'; next = next.nextElementSibling) parts.push(next);
    expect.soft(texts(parts).join(' ').replace(/\s+/g, ' ')).toMatch(words);
    expect
      .soft(
        parts.flatMap((part) => [...part.querySelectorAll('li')]),
        heading,
      )
      .toHaveLength(points);
  }
  expect(within(text).getAllByRole('link', { name: 'Terms & Conditions' })[0]).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
});

test('the privacy policy names the regulator and the times to answer', async () => {
  const text = await open(<TextPage page="privacyPolicy" />);
  expect(hrefOf(company.regulator.name, within(text))).toBe(company.regulator.href);
  expect(text).toHaveTextContent('within one month');
  expect(text).toHaveTextContent('acknowledge it within 30 days');
});

test('the article has the eight sections of the specification, in order, shows when it was published and when it was reviewed, and agrees with the calculator', async () => {
  await open(<ArticlePage page="air-purification-in-dentistry" />);
  expect(headings()).toEqual([
    'Dentistry and COVID-19',
    'Key Terminology',
    'Dentistry and Air Purification',
    'Calculate Fallow Time',
    'Technology',
    'Air Purification and Coronavirus',
    'FAQs',
    'References',
  ]);
  expect(screen.getByText('29 March 2021')).toBeVisible();
  const reviewed = 'Reviewed 23 November 2026';
  expect(screen.getByRole('complementary', { name: reviewed })).toHaveTextContent(reviewed);
  expect(screen.getByText(/÷ 40\.95\sm³ =/)).toHaveTextContent('633 m³/h ÷ 40.95 m³ = 15.5');
});

describe('the not-found page', () => {
  it('shows the planet behind its words, as decoration', () => {
    const { container } = show(<NotFoundPage />);
    const picture = container.querySelector('[aria-hidden="true"] img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(/limb-dark.*\.(webp|avif)/));
    expect(picture).toHaveAttribute('alt', '');
  });

  it('names the nearest products at the address of an unknown one, and is kept from search engines', async () => {
    show(<NotFoundPage />, '/product-details/generation-impossible');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await screen.findByRole('link', { name: 'Generation X' })).toHaveAttribute(
      'href',
      '/product-details/generation-x',
    );
  });
});
