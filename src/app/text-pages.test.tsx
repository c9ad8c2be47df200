// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { company } from '@/config/company';
import { type TextPageKey, textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { hrefOf, show, texts } from '@/mocks/show';
import ArticlePage from '@/pages/ArticlePage';
import NotFoundPage from '@/pages/NotFoundPage';
import TextPage from '@/pages/TextPage';

const legal = Object.values(textPages)
  .filter((facts) => 'date' in facts)
  .map((facts) => ({ facts, html: '' }));
let article = '';

async function htmlOf(page: ReactNode): Promise<string> {
  const { container, unmount } = await act(async () => show(<Suspense>{page}</Suspense>));
  await waitFor(() => expect(container.querySelector('article')).not.toBeNull());
  const html = container.innerHTML;
  unmount();
  return html;
}

function open(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

const openLegal = (page: TextPageKey) => open(legal.find(({ facts }) => facts.page === page)?.html ?? '');

beforeAll(async () => {
  for (const each of legal) each.html = await htmlOf(<TextPage page={each.facts.page} />);
  article = await htmlOf(<ArticlePage page="air-purification-in-dentistry" />);
});

test.each(legal)(
  '$facts.title names itself, its date, its sections and the company, and leaves nothing to fill in',
  (page) => {
    const { facts } = page;
    open(page.html);
    expect(screen.getByRole('heading', { level: 1, name: facts.title })).toBeVisible();
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(longDate(facts.date.iso));
    expect(headings()).toHaveLength(
      within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link').length,
    );
    expect(within(text).getAllByRole('link', { name: company.email }).length).toBeGreaterThan(0);
    expect(text.textContent).not.toMatch(/\[[^\]]*\]|\{|\}|undefined|TODO|lorem/i);
    const { legalName, companyNumber, registeredOffice, vatNumber } = company;
    const registered = facts.page === 'accessibilityStatement' ? [] : [companyNumber, registeredOffice, vatNumber];
    for (const fact of [legalName, ...registered]) expect(text).toHaveTextContent(fact);
  },
);

function sectionText(heading: string): string {
  let text = '';
  const found = [...document.querySelectorAll('article h2')].find(({ textContent }) => textContent === heading);
  let next = found?.nextElementSibling;
  for (; next && next.tagName !== 'H2'; next = next.nextElementSibling) text += ` ${next.textContent}`;
  return text.replace(/\s+/g, ' ').trim();
}

function headings(): (string | null)[] {
  return texts(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }));
}

describe('the acceptable use policy', () => {
  it.each([
    ['What this policy is', /what may and may not be done with this website/, 0],
    ['What is not allowed', /in a way that breaks any law or regulation/, 7],
    ['Keeping the site working', /send viruses, trojans, worms.*flood the site or its forms with requests/, 5],
    ['Copying', /may not copy, resell or republish any part of the site/, 0],
    ['Interactive services', /under 18 may use an interactive service only with the consent of a parent/, 0],
    ['Content standards', /must: be accurate where it states facts.*must not: be defamatory, obscene/, 11],
    ['If you break it', /warn you;.*take legal action;/, 6],
    ['Changes', /We may change the policy by changing this page/, 0],
  ])('is there in full: %s', (heading, words, points) => {
    const container = openLegal('acceptableUsePolicy');
    expect(sectionText(heading)).toMatch(words);
    const list = [...container.querySelectorAll('article li')].filter(({ textContent }) =>
      sectionText(heading).includes(textContent.trim()),
    );
    expect(list).toHaveLength(points);
  });

  it('has no section beyond those, and really links to the terms', () => {
    openLegal('acceptableUsePolicy');
    expect(headings()).toHaveLength(8);
    const links = within(screen.getByRole('article')).getAllByRole('link', { name: 'Terms & Conditions' });
    expect(links[0]).toHaveAttribute('href', '/terms-and-conditions');
  });
});

describe('the privacy policy', () => {
  it('names the regulator and the times to answer', () => {
    openLegal('privacyPolicy');
    const text = screen.getByRole('article');
    expect(hrefOf(company.regulator.name, within(text))).toBe(company.regulator.href);
    expect(text).toHaveTextContent('within one month');
    expect(text).toHaveTextContent('acknowledge it within 30 days');
  });
});

describe('the article', () => {
  it('has the eight sections of the specification, in order', () => {
    open(article);
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
  });

  it('shows when it was published and when it was reviewed', () => {
    open(article);
    expect(screen.getByText('29 March 2021')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Reviewed 23 November 2026' })).toHaveTextContent(
      'Reviewed 23 November 2026',
    );
  });

  it('agrees with the calculator on the example’s surgery', () => {
    open(article);
    const row = screen.getByRole('row', { name: /^GEN Y/ });
    expect(row).toHaveTextContent('15.5');
    expect(screen.getByText(/633 m³\/h ÷ 40\.95 m³ =/)).toHaveTextContent(
      '633 m³/h ÷ 40.95 m³ = 15.5 air changes an hour',
    );
  });
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
