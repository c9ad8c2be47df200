import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { education } from '@/data/sectors/education';
import { SectorPage } from './SectorPage';

/** The headings of a sector page in the order in which a visitor meets them. */
function headingsOf(ending?: ReactNode): string[] {
  render(
    <MemoryRouter>
      <SectorPage sector={education} hero={<h1>{education.title}</h1>} ending={ending}>
        <h2>Own block</h2>
      </SectorPage>
    </MemoryRouter>,
  );
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
}

const certificate = /certificate/i;

test('a sector page leads from its own blocks to products, questions, services, certificate and calculator', () => {
  const headings = headingsOf();
  expect(headings).toEqual([
    'Own block',
    education.featured.title,
    education.questionsTitle,
    education.services.title,
    expect.stringMatching(certificate),
    education.calculator.title,
  ]);
});

test('a page with an ending of its own has the calculator before the services and closes with the ending', () => {
  const headings = headingsOf(<h2>Plan your gym</h2>);
  expect(headings).toEqual([
    'Own block',
    education.featured.title,
    education.questionsTitle,
    education.calculator.title,
    education.services.title,
    expect.stringMatching(certificate),
    'Plan your gym',
  ]);
});

test('the calculator of a sector page offers the room that is typical of the sector', () => {
  headingsOf();
  expect(screen.getByRole('button', { name: /try a classroom/i })).toBeInTheDocument();
});
