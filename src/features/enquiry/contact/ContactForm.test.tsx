// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { outcomes } from '@/mocks/outcomes';
import { skipMinimumFormTime, receive } from '@/mocks/receive';
import { ContactForm, type ContactFormProps } from './ContactForm';

const typed = {
  Name: 'Priya Raman',
  Phone: '0115 496 0182',
  'E-mail': 'priya@harrowvale.example',
  Message: 'Two surgeries, 4.5 by 3.5 m.',
};

type Label = keyof typeof typed;
const labels = Object.keys(typed) as Label[];

const form = (props: ContactFormProps = {}) => (
  <MemoryRouter>
    <ContactForm {...props} />
  </MemoryRouter>
);

const field = (label: Label) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

function fillIn(values: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label as Label), { target: { value } });
  return userEvent.setup();
}

const service = (answer?: () => Response | Promise<Response>) => receive(env.contactEndpoint, answer);

async function pressSend(user: ReturnType<typeof userEvent.setup>) {
  skipMinimumFormTime();
  await user.click(sendButton());
}

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  // Lets the previous test's timeout clear its outcome.
  await new Promise((resolve) => setTimeout(resolve));
});

describe('a visitor who fills in the form', () => {
  test('sends exactly what was typed, sees that it was sent and finds the form empty', async () => {
    const received = service();
    render(form());
    const user = fillIn({ ...typed, Name: '  Priya Raman ' });
    await pressSend(user);
    const notice = await screen.findByRole('status', { name: 'Message sent successfully!' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Your message is with us in Nottingham');
    expect(notice).toHaveTextContent(`We reply to ${typed['E-mail']} within 24 hours, Monday to Friday.`);
    expect(received).toEqual([
      { name: typed.Name, phone: typed.Phone, email: typed['E-mail'], message: typed.Message },
    ]);
    for (const label of labels) expect(field(label)).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
    await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
  });

  test('sends once, however often the button is pressed and however long Enter is held', async () => {
    let release = () => {};
    const received = service(async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return HttpResponse.json({ ok: true });
    });
    render(form());
    const user = fillIn();
    skipMinimumFormTime();
    await user.dblClick(sendButton());
    const busy = screen.getByRole('button', { name: 'Sending your message' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    field('E-mail').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(received).toHaveLength(1));
    release();
    await screen.findByRole('status', { name: 'Message sent successfully!' });
    expect(received).toHaveLength(1);
    expect(fireEvent.keyDown(field('E-mail'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field('Message'), { key: 'Enter', repeat: true })).toBe(true);
  });

  test('waits until two seconds have passed before the form sends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const received = service();
    render(form());
    fillIn();
    fireEvent.click(sendButton());
    expect(screen.getByRole('button', { name: 'Sending your message' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(received).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await screen.findByRole('status', { name: 'Message sent successfully!' });
    expect(received).toHaveLength(1);
  });
});

describe('a visitor who left something out', () => {
  test('reads the same error at each field and in a list above, until the field is valid, and nothing is sent', async () => {
    const received = service();
    render(form());
    const user = fillIn({ Name: 'Priya Raman', Phone: '', 'E-mail': 'priya@', Message: '' });
    await pressSend(user);
    expect(field('Phone')).toHaveFocus();
    expect(screen.getByText('Three fields need attention')).toBeVisible();
    for (const [label, sentence] of [
      ['Phone', 'Enter a phone number we can call'],
      ['E-mail', 'Enter an e-mail address like name@example.com'],
      ['Message', 'Write your message, even one line'],
    ] as const) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(`Error: ${sentence}`);
      await user.click(screen.getByRole('link', { name: sentence }));
      expect(field(label)).toHaveFocus();
    }
    expect(field('Name')).toBeValid();
    expect(screen.queryByText(/not sent/i)).not.toBeInTheDocument();
    await user.keyboard('Two rooms.');
    expect(field('Message')).toBeValid();
    fillIn({ Phone: typed.Phone });
    expect(screen.getByText('One field needs attention')).toBeVisible();
    await user.type(field('E-mail'), 'harrowvale.example');
    expect(screen.queryByText(/attention/)).not.toBeInTheDocument();
    expect(received).toEqual([]);
  });
});

describe('a visitor whose message does not get through', () => {
  test('has the focus on the failure notice and sends again by Try again', async () => {
    let answer = outcomes['server-error'];
    const received = service(() => answer());
    render(form());
    const user = fillIn();
    await pressSend(user);
    const notice = await screen.findByRole('alert', { name: 'Not sent' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('What you typed is still in the form.');
    answer = outcomes.accepted;
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('status', { name: 'Message sent successfully!' });
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  });

  test('no longer reads the failure once a field is bad', async () => {
    service(outcomes['server-error']);
    render(form());
    const user = fillIn();
    await pressSend(user);
    const notice = await screen.findByRole('alert', { name: 'Not sent' });
    fillIn({ Phone: '' });
    await user.click(sendButton());
    expect(notice).not.toBeInTheDocument();
  });

  test('reads the error of the service at its field until the value changes', async () => {
    service(outcomes['field-errors']);
    // jsdom has no layout.
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolledTo.push(this);
    };
    render(form());
    const user = fillIn();
    await pressSend(user);
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(scrolledTo).toEqual([screen.getByRole('alert', { name: 'Not sent' })]);
    expect(field('E-mail')).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Enter an e-mail address like name@example.com' })).toBeVisible();
    await user.type(field('E-mail'), '.uk');
    expect(field('E-mail')).toBeValid();
  });
});

/** That neither keyboard nor screen reader comes to it: e2e/forms/spam.spec.ts. */
test('the honeypot is not autofilled by browsers', () => {
  render(form());
  const honeypot = document.querySelector<HTMLInputElement>('input[name="leave_empty"]');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  const hints = `${honeypot?.name} ${honeypot?.id} ${honeypot?.labels?.[0]?.textContent}`;
  expect(hints).not.toMatch(/name|user|mail|phone|tel|company|organi|address|url|web|city|post/i);
});

describe('a link such as Sign up', () => {
  test('starts the message and puts the cursor in the first empty field', () => {
    render(form({ initialMessage: 'Please sign me up for ', occasion: 'a' }));
    expect(field('Message')).toHaveValue('Please sign me up for ');
    expect(field('Name')).toHaveFocus();
  });

  test('replaces an older initial message, but never a typed one', async () => {
    const { rerender } = render(form({ initialMessage: 'I have a question about ', occasion: 'a' }));
    rerender(form({ initialMessage: 'Please size a room for me. It measures (in m): ', occasion: 'b' }));
    expect(field('Message')).toHaveValue('Please size a room for me. It measures (in m): ');
    fillIn({ Name: 'Priya', Message: 'My own words' });
    rerender(form({ initialMessage: 'I have a question about ', occasion: 'c' }));
    expect(field('Message')).toHaveValue('My own words');
    expect(field('Phone')).toHaveFocus();
  });
});

test('the message can be sent by e-mail or copied when no service is configured', async () => {
  vi.spyOn(env, 'contactEndpoint', 'get').mockReturnValue('');
  render(form());
  const user = fillIn({ ...typed, 'E-mail': 'priya@' });
  const write = screen.getByRole('button', { name: 'Open in your e-mail' });
  expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  expect(fireEvent.click(write)).toBe(false);
  expect(field('E-mail')).toHaveFocus();
  field('E-mail').blur();
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(field('E-mail')).toHaveFocus();
  expect(screen.queryByText(/^Copied/)).not.toBeInTheDocument();
  fillIn({ 'E-mail': typed['E-mail'] });
  expect(decodeURIComponent(write.getAttribute('href') ?? '')).toContain(typed.Message);
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toContain(typed.Message);
  expect(screen.getByText(`Copied. Paste it into an e-mail to ${company.email}.`)).toBeVisible();
});
