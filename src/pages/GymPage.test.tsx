import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { startedMessage } from '@/config/enquiry-topics';
import { gym } from '@/data/sectors/gym';
import { GymPage } from './GymPage';

beforeEach(() => sessionStorage.clear());

function visit() {
  return render(
    <MemoryRouter>
      <GymPage />
    </MemoryRouter>,
  );
}

test('the gym page has its calculator before the service cards and closes with "Plan your gym"', () => {
  visit();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const calculator = headings.indexOf(gym.calculator.title);
  expect(calculator).toBeGreaterThan(headings.indexOf(gym.questionsTitle));
  expect(headings.indexOf(gym.services.title)).toBeGreaterThan(calculator);
  expect(headings.at(-1)).toBe('Plan your gym');
});

test('its form has the message started and leaves the visitor at the top of the page', () => {
  visit();
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(startedMessage('gym'));
  expect(document.body).toHaveFocus();
});

test('a visitor who goes on without writing, by a link or by an address, takes no gym message to the contact page', () => {
  const { unmount } = visit();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('gym');
  unmount();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('gym');
});
