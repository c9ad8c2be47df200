// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startedMessage } from '@/config/enquiry-topics';
import { gym } from '@/data/sectors/gym';
import { gymLive } from '@/data/sectors/gym-live';
import { page } from './SectorPage';

const { Page: GymPage, livePart, staticPart } = page('gym');

beforeAll(() => Promise.all([livePart?.load(), staticPart?.load()]));
beforeEach(() => sessionStorage.clear());

async function visit() {
  const page = await act(async () =>
    render(
      <Suspense>
        <MemoryRouter>
          <GymPage />
        </MemoryRouter>
      </Suspense>,
    ),
  );
  await screen.findByText(gymLive.plan.lead);
  return page;
}

test('the gym page has its calculator before the service cards and closes with a block of its own behind "Plan your gym"', async () => {
  const { container } = await visit();
  const headings = [...container.querySelectorAll('h2')].map((heading) => heading.textContent);
  const calculator = headings.indexOf(gymLive.calculator.title);
  expect(calculator).toBeGreaterThan(headings.indexOf(gym.questionsTitle));
  expect(headings.indexOf(gym.servicesTitle)).toBeGreaterThan(calculator);
  expect(headings.slice(-2)).toEqual([gymLive.plan.title, gym.nextSteps.title]);
});

test('its form has the message started and leaves the visitor at the top of the page', async () => {
  await visit();
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(startedMessage('gym'));
  expect(document.body).toHaveFocus();
});

test('a visitor who leaves without writing, by a link or by an address, finds no gym message on the contact page', async () => {
  const { unmount } = await visit();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('gym');
  unmount();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('gym');
});
