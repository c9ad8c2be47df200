// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '@/config/company';
import { show } from '@/mocks/show';
import ContactPage from '@/pages/ContactPage';

function open(address: string) {
  show(<ContactPage />, address);
}

test('a visitor finds three ways to reach the company, its hours, and the form', () => {
  open('/contact');
  expect(screen.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
  expect(screen.getByText('Contact Us', { selector: '[aria-current]' })).toBeVisible();
  // Above the form in narrow windows, beside it in wide ones.
  for (const call of screen.getAllByRole('link', { name: company.phone.label }))
    expect(call).toHaveAttribute('href', company.phone.href);
  for (const write of screen.getAllByRole('link', { name: company.email }))
    expect(write).toHaveAttribute('href', `mailto:${company.email}`);
  expect(screen.getByText('Headquarters')).toBeVisible();
  const { city, country } = company.headquarters;
  expect(screen.getByText(`${city}, ${country}`)).toBeVisible();
  expect(screen.getByText(company.openingHours.label)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  for (const required of ['Name', 'Phone', 'E-mail', 'Message'])
    expect(screen.getByRole('textbox', { name: required }).closest('div')).toHaveTextContent(`${required} *`);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
});

test('a visitor who asks about a plan finds it as a list in the message, with its link', async () => {
  open('/contact?about=plan#room=5x4x2.5&target=6&people=3&name=Bay+2&room=9x7x3&target=5&vent=1&item=gen-x-filter*2');
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await waitFor(() =>
    expect(message.value).toContain('- Bay 2: 5.00 × 4.00 × 2.50 m (50 m³), 3 people: One Generation X'),
  );
  expect(message.value).toMatch(/^Please give me a price for this room plan:\n\n- Bay 2/);
  expect(message.value).toMatch(
    /\n- Room 2: 9\.00 × 7\.00 × 3\.00 m \(189 m³\): .*air changes an hour\n- 2 × Gen X Filter\n/,
  );
  expect(message.value).toMatch(/\nTogether: £[\d,]+ including VAT \(£[\d,.]+ without 20%\), 2 on request\n/);
  expect(message.value).toContain(
    `${window.location.origin}/room-planner#room=5x4x2.5&target=6&people=3&name=Bay+2&room=9x7x3&target=5&vent=1&item=gen-x-filter*2`,
  );
});

test('a link from before, with the plan in its query, still brings it', async () => {
  open('/contact?about=plan&room=5x4x2.5&target=6&name=Bay+2');
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await waitFor(() => expect(message.value).toContain('- Bay 2: 5.00'));
});

test('only a plan is copied from the address into the message', async () => {
  open('/contact?about=plan#room=javascript:alert&name=Buy+now&text=Hello');
  await import('@/features/planner/plan/write-plan-message');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Please give me a price for this room plan: ');
});

test('a visitor with an unknown topic in the address finds an empty form', () => {
  open('/contact?about=__proto__');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
