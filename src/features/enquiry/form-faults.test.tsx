// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { skipMinimumFormTime, receive } from '@/mocks/receive';
import { answerTimeoutMs } from '@/lib/http/post-form';
import { pageRoot, showInRoot } from '@/mocks/show';
import { ContactForm } from './contact/ContactForm';
import { EnquiryAnnouncer } from './sending/EnquiryAnnouncer';
import { PriceRequest } from './request/PriceRequest';
import { PriceRequestTrigger } from './request/PriceRequestTrigger';

type Answer = () => Response | Promise<Response>;

const json = (body: object, status: number) => HttpResponse.json(body, { status });
const never = () => new Promise<Response>(() => {});

const perhapsNotSent = 'Not sent, as far as we can tell';

type Fault = [name: string, answer: Answer, title: string, why: RegExp, prepare?: () => void];

function forbidStorage() {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** One of each path from an answer to the form; the sentence of each reason: send-failure-message.test.ts. */
const faults: Fault[] = [
  [
    'a web page',
    () => HttpResponse.html('<!doctype html><title>Shop</title>'),
    'Not sent',
    /The form service did not confirm it/,
  ],
  ['no answer in time', never, perhapsNotSent, /No answer came within 15 seconds.*twice/],
  ['answer 500 where storage is forbidden', () => json({}, 500), 'Not sent', /fault of its own/, forbidStorage],
  ['answer 500 where storage is full', () => json({}, 500), 'Not sent', /fault of its own/, fillStorage],
];

const person = { Name: 'Priya Raman', Phone: '0115 496 0182', 'E-mail': 'priya@harrowvale.example' };

const forms = [
  {
    form: 'the contact form',
    endpoint: env.contactEndpoint,
    typed: { ...person, Message: 'Two surgeries, please.' },
    role: 'alert',
    send: 'Send message',
    success: { role: 'status', name: 'Message sent successfully!' },
    content: <ContactForm />,
    open: () => {},
    back: () => {},
  },
  {
    form: 'a price request',
    endpoint: env.productRequestEndpoint,
    typed: { ...person, Quantity: '2' },
    role: 'dialog',
    send: 'Send request',
    success: { role: 'dialog', name: 'Success' },
    content: (
      <>
        <PriceRequestTrigger label="Price On Request" />
        <PriceRequest />
      </>
    ),
    open: async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Price On Request' }));
      await screen.findByRole('dialog', { name: 'Get a written quote' });
    },
    back: () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
] as const;

type Form = (typeof forms)[number];

const [contact, request] = forms;

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  // Lets the previous test's timeout clear its outcome.
  await new Promise((resolve) => setTimeout(resolve));
});

afterEach(() => {
  vi.useRealTimers();
});

function page(content: React.ReactNode) {
  return (
    <MemoryRouter initialEntries={['/product-details/generation-x']}>
      {content}
      <EnquiryAnnouncer />
    </MemoryRouter>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Shows a filled form opened 60 s ago; returns what its service receives. */
async function showFilled({ endpoint, typed, content, open }: Form, answer: Answer) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const received = receive(endpoint, () => {
    arrive();
    return answer();
  });
  const view = render(page(content), { container: pageRoot() });
  await open();
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
  skipMinimumFormTime();
  return { received, arrived, view };
}

function held(answer: Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => released.then(answer), release: () => release() };
}

function expectOtherWays(notice: HTMLElement, typed: object) {
  expect(notice.querySelector('a[href^="tel:"]')).toHaveAttribute('href', company.phone.href);
  const mail = notice.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '';
  for (const value of Object.values(typed)) expect(decodeURIComponent(mail)).toContain(value);
}

describe.each(forms)('$form', (form) => {
  const { role, send, success, typed } = form;

  // Both forms share the sending code, so two faults are enough for the dialog.
  const tried = form === contact ? faults : faults.filter(([name]) => /^a web page|^no answer in time/.test(name));

  test.each(tried)('shows the failure for %s, keeps the typed text and sends once', async (...fault) => {
    const [, answer, title, why, prepare] = fault;
    prepare?.();
    const { received, arrived } = await showFilled(form, answer);
    const isLate = answer === never;
    if (isLate) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(send);
    if (isLate) {
      await arrived;
      act(() => void vi.advanceTimersByTime(answerTimeoutMs));
      vi.useRealTimers();
    }
    const notice = await screen.findByRole(role, { name: title });
    expect(notice).toHaveTextContent(why);
    expect(notice).not.toHaveTextContent(/success/i);
    expectOtherWays(notice, typed);
    form.back();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
    expect(received).toHaveLength(1);
  });

  test('is not sent with a filled honeypot, and the next press sends it without that field', async () => {
    const { received } = await showFilled(form, () => json({ ok: true }, 200));
    const honeypot = document.querySelector<HTMLInputElement>('input[name="leave_empty"]');
    fireEvent.change(honeypot as HTMLInputElement, { target: { value: 'http://spam.example' } });
    press(send);
    const notice = await screen.findByRole(role, { name: 'Not sent' });
    expect(notice).toHaveTextContent('only programs can see');
    expectOtherWays(notice, typed);
    expect(received).toEqual([]);
    press('Try again');
    if (form === request) press(send);
    await screen.findByRole(success.role, { name: success.name });
    expect(JSON.stringify(received)).not.toMatch(/spam|leave_empty/);
    expect(received).toHaveLength(1);
  });
});

const accepted = () => json({ ok: true }, 200);
const down = () => HttpResponse.text('down', { status: 503 });

test.each([
  [contact, accepted, 'status', 'Message sent successfully!', `We reply to ${person['E-mail']}`],
  [contact, down, 'alert', 'Your message: not sent', 'fault of its own'],
  [request, accepted, 'status', 'Success', 'Your price request for Generation X has been sent. We reply to'],
  [request, down, 'alert', 'Your price request for Generation X: not sent', 'fault of its own'],
] as const)('a visitor who leaves $form while it is sending reads the outcome on the page', async (...row) => {
  const [form, answer, role, title, words] = row;
  const { answer: later, release } = held(answer);
  const { received, arrived, view } = await showFilled(form, later);
  press(form.send);
  await arrived;
  if (form === contact) view.rerender(page(<h1>Shop</h1>));
  else fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  release();
  const notice = await screen.findByRole(role, { name: title });
  expect(notice).toHaveTextContent(words);
  if (role === 'alert') expectOtherWays(notice, form.typed);
  expect(received).toHaveLength(1);
  fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(notice).not.toBeInTheDocument();
  if (form === contact) view.rerender(page(<ContactForm />));
  await form.open();
  const [label, value] = Object.entries(form.typed).at(-1) ?? [''];
  const initial = form === contact ? '' : '1';
  expect(field(label)).toHaveValue(role === 'alert' ? value : initial);
});

test('a visitor who comes back to the contact form while it is sending reads there that it was sent', async () => {
  const { answer, release } = held(accepted);
  const { arrived, view } = await showFilled(contact, answer);
  press('Send message');
  await arrived;
  view.rerender(page(<h1>Privacy policy</h1>));
  view.rerender(page(<ContactForm />));
  expect(field('Message')).toHaveValue(contact.typed.Message);
  release();
  expect(await screen.findByRole('status', { name: 'Message sent successfully!' })).toBeVisible();
  expect(field('Message')).toHaveValue('');
});

test('a visitor who reloads the page while a price request is sending reads that the outcome is unknown', async () => {
  window.sessionStorage.setItem('mars.sending', '{"request:generation-x":"Generation X"}');
  window.sessionStorage.setItem('mars.draft.person', JSON.stringify({ name: person.Name, phone: person.Phone }));
  vi.resetModules();
  const fresh = await import('./sending/EnquiryAnnouncer');
  showInRoot(<fresh.EnquiryAnnouncer />, '/product-details/generation-x');
  const notice = await screen.findByRole('alert', { name: /Generation X: we cannot tell whether it was sent/ });
  expectOtherWays(notice, { name: person.Name, phone: person.Phone });
});
