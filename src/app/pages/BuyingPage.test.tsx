// @vitest-environment jsdom
import { withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '@/config/company';
import { isSample, withoutMark } from '@/config/sample';
import { buying } from '@/data/buying';
import { hrefOf, show, texts } from '@/mocks/show';
import BuyingPage from '@/pages/BuyingPage';

beforeEach(() => {
  show(<BuyingPage />);
});

describe('the page about buying', () => {
  it('answers the questions of a finance team', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Buying from us' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(texts(headings)).toEqual([
      'How to order',
      'Payment terms',
      'VAT and company details',
      'Papers for a tender',
      'Servicing sheet for each model',
    ]);
  });

  it('marks each term that the owner has not confirmed as a sample, in its block', () => {
    for (const fact of Object.values(buying)) {
      expect(isSample<unknown>(fact)).toBe(true);
      const words = typeof fact.sample === 'string' ? fact.sample : Object.values(fact.sample).join(' ');
      const blocks = [...document.querySelectorAll('section, header, details')].filter(({ textContent }) =>
        textContent.includes(words),
      );
      expect(blocks).not.toHaveLength(0);
      for (const block of blocks) expect(block).toHaveTextContent(/\bsamples?\b/i);
    }
  });

  it('gives the numbers for a supplier form, and a price with and without VAT', () => {
    const text = document.body;
    for (const fact of [company.vatNumber, company.legalName, company.companyNumber, company.registeredOffice])
      expect(text).toHaveTextContent(withoutMark(fact));
    expect(text).toHaveTextContent('Name, numbers and office are samples.');
    expect(text).toHaveTextContent(`Generation X${money(withoutVat(generationXSummary.pricePence))}`);
    expect(text).toHaveTextContent('One Generation X at your door, VAT included.£520');
  });

  it('has a servicing sheet for each model, with its filter set and its manual', () => {
    const text = document.body;
    expect(text).toHaveTextContent('After 6 months at 24 hours a day, 9 months at 16 hours a day, 12 months at 8');
    const sheet = screen.getByRole('region', { name: /^Table: Machine, Filter set/ });
    for (const letter of ['S', 'X', 'Y', 'Z']) {
      const row = within(sheet).getByRole('row', { name: new RegExp(`^Generation ${letter} `) });
      expect(hrefOf(`Gen ${letter} Filter`, within(row))).toBe(`/product-details/gen-${letter.toLowerCase()}-filter`);
      expect(hrefOf(`Manual of Generation ${letter}`, within(row))).toBe(
        `/downloads/generation-${letter.toLowerCase()}-manual.pdf`,
      );
    }
    expect(text.textContent.match(/cloth damp with water/g)).toHaveLength(1);
    expect(text.textContent.match(/surface disinfectant/g)).toHaveLength(1);
  });

  it('starts a message about what is missing', () => {
    expect(hrefOf('Ask for a paper')).toBe('/contact?about=buying');
  });
});
