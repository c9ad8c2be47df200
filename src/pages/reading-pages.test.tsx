import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { company } from '@/config/company';
import { legalPages } from '@/data/legal-pages';
import { longDate } from '@/lib/long-date';
import { AcceptableUsePolicyPage } from './AcceptableUsePolicyPage';
import { AccessibilityStatementPage } from './AccessibilityStatementPage';
import * as dentistryText from '@/content/articles/air-purification-in-dentistry.mdx';
import { articles } from '@/data/articles/articles';
import { ArticlePage, type ArticleText } from './ArticlePage';
import { CookiePolicyPage } from './CookiePolicyPage';
import { NotFoundPage } from './NotFoundPage';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';
import { TermsAndConditionsPage } from './TermsAndConditionsPage';

const legal = [
  { facts: legalPages.privacyPolicy, Page: PrivacyPolicyPage },
  { facts: legalPages.termsAndConditions, Page: TermsAndConditionsPage },
  { facts: legalPages.acceptableUsePolicy, Page: AcceptableUsePolicyPage },
  { facts: legalPages.cookiePolicy, Page: CookiePolicyPage },
  { facts: legalPages.accessibilityStatement, Page: AccessibilityStatementPage },
];

function open(Page: () => React.ReactNode) {
  const { container } = render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return container;
}

/** The article of the specification. */
function DentistryArticle() {
  const article = articles.find(({ page }) => page === 'air-purification-in-dentistry');
  return article && <ArticlePage article={article} text={dentistryText as ArticleText} />;
}

/** Every link of a contents list, and every small number behind a statement, leads to something on the page. */
function expectHashesToLead(container: HTMLElement) {
  const targets = [...container.querySelectorAll('a[href*="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith('/#'))
    .map((to) => to.slice(2));
  expect(targets.length).toBeGreaterThan(4);
  for (const id of targets) expect(container.querySelector(`[id="${id}"]`), id).not.toBeNull();
}

describe.each(legal)('$facts.title', ({ facts, Page }) => {
  it('has one h1, its date, and contents that lead to its sections', () => {
    const container = open(Page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: facts.title })).toBeVisible();
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(longDate(facts.datedOn));
    expect(within(text).getAllByRole('heading', { level: 2 })).toHaveLength(
      within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link').length,
    );
    expectHashesToLead(container);
  });

  it('names the company and says where to write', () => {
    open(Page);
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(company.legalName);
    expect(within(text).getAllByRole('link', { name: company.email }).length).toBeGreaterThan(0);
  });

  it('leaves nothing to fill in', () => {
    open(Page);
    expect(screen.getByRole('article').textContent).not.toMatch(/\[[^\]]*\]|\{|\}|undefined|TODO|lorem/i);
  });
});

describe.each(legal.filter(({ facts }) => facts.page !== 'accessibilityStatement'))('$facts.title', ({ Page }) => {
  it('gives the company number, the registered office and the VAT number', () => {
    open(Page);
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(company.companyNumber);
    expect(text).toHaveTextContent(company.registeredOffice);
    expect(text).toHaveTextContent(company.vatNumber);
  });
});

describe('the acceptable use policy', () => {
  it('really links to the terms', () => {
    open(AcceptableUsePolicyPage);
    const links = within(screen.getByRole('article')).getAllByRole('link', { name: 'Terms & Conditions' });
    expect(links[0]).toHaveAttribute('href', '/terms-and-conditions');
  });
});

describe('the privacy policy', () => {
  it('names the regulator and the times to answer', () => {
    open(PrivacyPolicyPage);
    const text = screen.getByRole('article');
    expect(within(text).getByRole('link', { name: company.regulator.name })).toHaveAttribute(
      'href',
      company.regulator.href,
    );
    expect(text).toHaveTextContent('within one month');
    expect(text).toHaveTextContent('acknowledge it within 30 days');
  });
});

describe('the article', () => {
  it('has the eight sections of the specification, in order', () => {
    const container = open(DentistryArticle);
    const headings = within(container.querySelector('article') as HTMLElement).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Dentistry and COVID-19',
      'Key Terminology',
      'Dentistry and Air Purification',
      'Calculate Fallow Time',
      'Technology',
      'Air Purification and Coronavirus',
      'FAQs',
      'References',
    ]);
    expectHashesToLead(container);
  });

  it('shows when it was published and when it was reviewed', () => {
    open(DentistryArticle);
    expect(screen.getByText('29 March 2021')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'About this article' })).toHaveTextContent(
      'Reviewed 20 November 2026',
    );
  });

  it('agrees with the calculator on the example’s surgery', () => {
    open(DentistryArticle);
    const row = screen.getByRole('row', { name: /^GEN Y/ });
    expect(row).toHaveTextContent('15.46');
    expect(screen.getByText(/633 m³\/h ÷ 40\.95 m³ =/)).toHaveTextContent('633 m³/h ÷ 40.95 m³ = 15.46 air changes an hour');
  });
});

describe('the not-found page', () => {
  it('says so in the specified words and leads home', () => {
    open(NotFoundPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('The requested URL you are looking for doesn’t exist on this server.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  });
});
