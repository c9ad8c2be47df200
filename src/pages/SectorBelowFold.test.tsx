// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { startedMessage } from '@/config/enquiry-topics';
import { businessLive } from '@/data/sectors/business-live';
import { dentistryLive } from '@/data/sectors/dentistry-live';
import { education } from '@/data/sectors/education';
import { educationLive } from '@/data/sectors/education-live';
import { gymLive } from '@/data/sectors/gym-live';
import { healthCareLive } from '@/data/sectors/health-care-live';
import { hospitalityLive } from '@/data/sectors/hospitality-live';
import { page } from './SectorPage';

const sectors = [dentistryLive, educationLive, healthCareLive, businessLive, hospitalityLive, gymLive];

beforeEach(() => sessionStorage.clear());

const { Page: EducationPage, livePart, staticPart } = page('education');

async function headings(): Promise<string[]> {
  await Promise.all([livePart?.load(), staticPart?.load()]);
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter>
          <EducationPage />
        </MemoryRouter>
      </Suspense>,
    );
  });
  await screen.findByText(educationLive.plan.title);
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');
}

test('a sector page leads from its own blocks to products, the page for a meeting, questions, services with the certificate, calculator and plan', async () => {
  expect((await headings()).slice(-6)).toEqual([
    education.featuredTitle,
    educationLive.meeting.title,
    education.questionsTitle,
    education.servicesTitle,
    educationLive.calculator.title,
    educationLive.plan.title,
  ]);
});

test('its services hold the certificate that comes free with a plan', async () => {
  await headings();
  expect(screen.getByRole('region', { name: /certificate for every room/i })).toBeInTheDocument();
});

test('a sector page closes with what to send, what comes back, and a form with the message started', async () => {
  await headings();
  for (const item of [...educationLive.plan.send, ...educationLive.plan.back]) {
    expect.soft(screen.getByText(item)).toBeInTheDocument();
  }
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(startedMessage(educationLive.plan.topic));
  expect(document.body).toHaveFocus();
});

test('no two sectors end in the same words', () => {
  const plans = sectors.map(({ plan }) => plan);
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length);
  expect(new Set(plans.map(({ lead }) => lead)).size).toBe(plans.length);
  expect(new Set(plans.map(({ topic }) => startedMessage(topic))).size).toBe(plans.length);
});

test('the calculator of a sector page offers the room that is typical of the sector', async () => {
  await headings();
  expect(screen.getByRole('button', { name: /try a classroom/i })).toBeInTheDocument();
});
