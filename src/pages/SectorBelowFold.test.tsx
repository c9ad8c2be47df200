// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { startedMessage } from '@/config/enquiry-topics';
import { business } from '@/data/sectors/business';
import { dentistry } from '@/data/sectors/dentistry';
import { education } from '@/data/sectors/education';
import { gym } from '@/data/sectors/gym';
import { healthCare } from '@/data/sectors/health-care';
import { hospitality } from '@/data/sectors/hospitality';
import { SectorBelowFold } from './SectorBelowFold';

const sectors = { dentistry, education, healthCare, business, hospitality, gym };

beforeEach(() => sessionStorage.clear());

async function headingsOf(calculatorFirst = false): Promise<string[]> {
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter>
          <SectorBelowFold sector={education} calculatorFirst={calculatorFirst}>
            <h2>Own block</h2>
          </SectorBelowFold>
        </MemoryRouter>
      </Suspense>,
    );
  });
  await screen.findByText(education.plan.title);
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
}

test('a sector page leads from its own blocks to products, questions, services with the certificate, calculator and plan', async () => {
  const headings = await headingsOf();
  expect(headings).toEqual([
    'Own block',
    education.featured.title,
    education.questionsTitle,
    education.services.title,
    education.calculator.title,
    education.plan.title,
  ]);
});

test('its services hold the certificate that comes free with a plan', async () => {
  await headingsOf();
  expect(screen.getByRole('region', { name: /certificate for every room/i })).toBeInTheDocument();
});

test('a page that asks for it has the calculator before the services', async () => {
  const headings = await headingsOf(true);
  expect(headings).toEqual([
    'Own block',
    education.featured.title,
    education.questionsTitle,
    education.calculator.title,
    education.services.title,
    education.plan.title,
  ]);
});

test('a sector page closes with what to send, what comes back, and a form with the message started', async () => {
  await headingsOf();
  for (const item of [...education.plan.send, ...education.plan.back]) {
    expect.soft(screen.getByText(item)).toBeInTheDocument();
  }
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(startedMessage(education.plan.topic));
  expect(document.body).toHaveFocus();
});

test('no two sectors end in the same words', () => {
  const plans = Object.values(sectors).map(({ plan }) => plan);
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length);
  expect(new Set(plans.map(({ lead }) => lead)).size).toBe(plans.length);
  expect(new Set(plans.map(({ topic }) => startedMessage(topic))).size).toBe(plans.length);
});

test('the calculator of a sector page offers the room that is typical of the sector', async () => {
  await headingsOf();
  expect(screen.getByRole('button', { name: /try a classroom/i })).toBeInTheDocument();
});
