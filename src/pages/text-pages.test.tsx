// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '@/config/company';
import { textPages } from '@/data/text-pages';
import { longDate } from '@/lib/format/long-date';
import { page as articlePage } from './ArticlePage';
import { page as notFoundPage } from './NotFoundPage';
import { page as textPage } from './TextPage';

const { Page: NotFoundPage } = notFoundPage();
const { Page: DentistryArticle, staticPart: article } = articlePage('air-purification-in-dentistry');
const legal = Object.values(textPages).flatMap((facts) =>
  'date' in facts ? [{ facts, ...textPage(facts.page) }] : [],
);
const pageOf = (page: string) => legal.find(({ facts }) => facts.page === page)?.Page ?? NotFoundPage;
const [AcceptableUsePolicyPage, PrivacyPolicyPage, TermsAndConditionsPage] = [
  pageOf('acceptableUsePolicy'),
  pageOf('privacyPolicy'),
  pageOf('termsAndConditions'),
];
const pages = new Map<ComponentType, string>();

function htmlOf(Page: ComponentType): string {
  const { container, unmount } = render(<Page />, { wrapper: MemoryRouter });
  const html = container.innerHTML;
  unmount();
  return html;
}

function open(Page: ComponentType) {
  const html = pages.get(Page) ?? htmlOf(Page);
  pages.set(Page, html);
  document.body.innerHTML = html;
  return document.body;
}

beforeAll(async () => {
  await Promise.all([article, ...legal.map(({ staticPart }) => staticPart)].map((part) => part?.load()));
});

/** Every link of a contents list and every reference number leads to an element of the page. */
function expectHashesToLead(container: HTMLElement) {
  const targets = [...container.querySelectorAll('a[href*="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith('#'))
    .map((to) => to.slice(1));
  expect(targets.length).toBeGreaterThan(4);
  for (const id of targets) expect(container.querySelector(`[id="${id}"]`), id).not.toBeNull();
}

describe.each(legal)('$facts.title', ({ facts, Page }) => {
  it('has one h1, its date, and contents that lead to its sections', () => {
    const container = open(Page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: facts.title })).toBeVisible();
    const text = screen.getByRole('article');
    expect(text).toHaveTextContent(longDate(facts.date.iso));
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

function sectionText(heading: string): string {
  let text = '';
  const found = [...document.querySelectorAll('article h2')].find(({ textContent }) => textContent === heading);
  let next = found?.nextElementSibling;
  for (; next && next.tagName !== 'H2'; next = next.nextElementSibling) text += ` ${next.textContent}`;
  return text.replace(/\s+/g, ' ').trim();
}

function headings(): (string | null)[] {
  return within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
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
    const container = open(AcceptableUsePolicyPage);
    expect(sectionText(heading)).toMatch(words);
    const list = [...container.querySelectorAll('article li')].filter(({ textContent }) =>
      sectionText(heading).includes(textContent.trim()),
    );
    expect(list).toHaveLength(points);
  });

  it('has no section beyond those', () => {
    open(AcceptableUsePolicyPage);
    expect(headings()).toHaveLength(8);
  });

  it('really links to the terms', () => {
    open(AcceptableUsePolicyPage);
    const links = within(screen.getByRole('article')).getAllByRole('link', { name: 'Terms & Conditions' });
    expect(links[0]).toHaveAttribute('href', '/terms-and-conditions');
  });
});

describe('the terms', () => {
  it.each([
    [
      'Using the site',
      /These terms apply to everyone who uses the site.*free and meant for people in the United Kingdom/,
    ],
    ['Accounts', /keep the password to yourself, and tell us at once/],
    ['Who owns what', /belong to us or to those who license them to us.*needs our consent in writing/],
    ['Who owns what', /Trade mark notice\. MARS, the planet mark, Generation S.*are names and marks that we use/],
    ['What you send us', /you grant us a non-exclusive, royalty-free licence/],
    ['Linking to us, and from us', /You may link to any page of the site, provided that the link is fair and lawful/],
    ['Viruses and misuse', /Do not introduce viruses, trojans, worms.*Computer Misuse Act 1990/],
    [
      'Our liability',
      /Nothing in these terms limits or excludes liability for death or personal injury caused by our negligence/,
    ],
    ['Our liability', /as a consumer, we are responsible for loss that is a foreseeable result/],
    ['Our liability', /for a business, then as far as the law allows we are not liable for loss of profit/],
    ['Law and courts', /governed by the law of England and Wales, and the courts of England and Wales decide/],
    ['Law and courts', /lives in Scotland or Northern Ireland, you may also bring a claim in your own courts/],
  ])('say under "%s" what the specification has them say: %#', (heading, words) => {
    open(TermsAndConditionsPage);
    expect(sectionText(heading)).toMatch(words);
  });
});

describe('the privacy policy', () => {
  it('says when what it keeps is deleted', () => {
    open(PrivacyPolicyPage);
    expect(sectionText('How long we keep it')).toMatch(/then six years, the time in which a claim can be brought/);
    expect(sectionText('How long we keep it')).toMatch(/until you send the form or close the tab/);
    expect(sectionText('How long we keep it')).toMatch(/After that we delete it/);
  });

  it.each([
    ['What we collect', /Your name, phone number, e-mail address and message.*The product, the quantity/],
    ['What we collect', /Server log\. The internet \(IP\) address of your device/],
    ['Why we use it', /Answering an enquiry.*Legitimate interests:.*Steps before a contract,.*Our contract with you\./],
    ['Why we use it', /Keeping records.*Legal obligation\..*Marketing e-mail.*Consent, which you can withdraw/],
    ['Marketing', /only to people who have asked for it.*If you do not send it, you are not on the list/],
    ['What we collect', /kept in your own browser.*The Cookie Policy lists each entry/],
    ['Outside the UK', /International Data Transfer Agreement or Addendum/],
    ['Your rights', /We answer within one month and there is usually no fee/],
    ['How to complain', /complain to the regulator at any time: the Information Commission/],
  ])('says under "%s" what the specification has it say: %#', (heading, words) => {
    open(PrivacyPolicyPage);
    expect(sectionText(heading)).toMatch(words);
  });

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

  it('is called "Air purification in dentistry"', () => {
    open(DentistryArticle);
    expect(screen.getByRole('heading', { level: 1, name: 'Air purification in dentistry' })).toBeVisible();
  });

  it('names itself Blog Details in the breadcrumb, with its title', () => {
    open(DentistryArticle);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByText('Blog Details: Air purification in dentistry')).toHaveAttribute('aria-current', 'page');
  });

  it('shows when it was published and when it was reviewed', () => {
    open(DentistryArticle);
    expect(screen.getByText('29 March 2021')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'About this article' })).toHaveTextContent(
      'Reviewed 23 November 2026',
    );
  });

  it('agrees with the calculator on the example’s surgery', () => {
    open(DentistryArticle);
    const row = screen.getByRole('row', { name: /^GEN Y/ });
    expect(row).toHaveTextContent('15.5');
    expect(screen.getByText(/633 m³\/h ÷ 40\.95 m³ =/)).toHaveTextContent(
      '633 m³/h ÷ 40.95 m³ = 15.5 air changes an hour',
    );
  });
});

describe('the not-found page', () => {
  it('says so in the specified words and leads home', () => {
    open(NotFoundPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('The requested URL you are looking for doesn’t exist on this server.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  });

  it('shows the planet behind its words, as decoration', () => {
    const container = open(NotFoundPage);
    const picture = container.querySelector('[aria-hidden="true"] img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(/limb-dark.*\.(webp|avif)/));
    expect(picture).toHaveAttribute('alt', '');
  });
});
