// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { outcomes } from '@/mocks/outcomes';
import { skipMinimumFormTime, receive } from '@/mocks/receive';
import { SiteLink } from '@/components/ui/SiteLink';
import { priceChoiceUrl, priceRequestUrl } from '@/lib/links/price-request-url';
import { priceOf } from '@/mocks/price-of';
import { showInRoot } from '@/mocks/show';
import { PriceRequest } from './PriceRequest';
import { PriceRequestTrigger } from './PriceRequestTrigger';

const typed = { Name: 'Priya Raman', Phone: '0115 496 0182', 'E-mail': 'priya@harrowvale.example', Quantity: '2' };

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

function show(query = '') {
  showInRoot(
    <>
      <PriceRequestTrigger label="Price On Request" />
      <SiteLink to={priceRequestUrl('generation-z', 2)} data-price-room="a hall of 12 × 9 × 4.5 m">
        Two of Generation Z
      </SiteLink>
      <SiteLink to={priceChoiceUrl()}>Get a quote</SiteLink>
      <PriceRequest />
    </>,
    `/product-details/generation-x${query}`,
  );
  return userEvent.setup();
}

const openButton = () => screen.getByRole('button', { name: 'Price On Request', hidden: true });
const field = (label: keyof typeof typed) => screen.getByRole('textbox', { name: label });

async function open(user: ReturnType<typeof userEvent.setup>, name = 'Get a written quote') {
  await user.click(openButton());
  return screen.findByRole('dialog', { name });
}

function fillIn(values: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label as keyof typeof typed), { target: { value } });
  }
  skipMinimumFormTime();
}

const service = (answer?: () => Response | Promise<Response>) => receive(env.productRequestEndpoint, answer);

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send request' }));

describe('a visitor who asks for a price', () => {
  test('opens a dialog that says which product it is for, and closes it again with the focus back on the button', async () => {
    const user = show();
    const dialog = await open(user);
    expect(dialog).toHaveTextContent('Generation X');
    expect(document.getElementById('root')).toHaveAttribute('aria-hidden', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
    await open(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('finds the focus on the button afterwards in a browser that focuses no button at a press', async () => {
    const user = show();
    fireEvent.click(openButton());
    await screen.findByRole('dialog', { name: 'Get a written quote' });
    expect(openButton()).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(openButton()).toHaveFocus());
  });

  test('sends the specified keys and no others, and reads what was sent and when the price comes', async () => {
    const received = service();
    const user = show();
    await open(user);
    fillIn();
    await send(user);
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(within(dialog).getByRole('heading', { name: 'Success' })).toHaveFocus();
    expect(dialog).toHaveTextContent('Your message has been sent successfully!');
    expect(dialog).toHaveTextContent(`We will price 2 × Generation X and write to ${typed['E-mail']} within 24 hours`);
    expect(received).toEqual([
      {
        product: 'Generation X',
        redirect_url: window.location.origin + window.location.pathname,
        name: typed.Name,
        phone: typed.Phone,
        email: typed['E-mail'],
        quantity: '2',
      },
    ]);
    expect(window.sessionStorage).toHaveLength(0);
    const [, closeBelow] = within(dialog).getAllByRole('button', { name: 'Close' });
    await user.click(closeBelow as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open(user);
    expect(field('Name')).toHaveValue('');
  });

  test('steps the quantity from the number of units in the address, never below 1 nor above 999', async () => {
    const user = show('?units=3');
    await open(user);
    for (const [typed, step, then] of [
      ['3', 'One more', '4'],
      ['1', 'One fewer', '1'],
      ['999', 'One more', '999'],
      ['a few', 'One more', '1'],
    ] as const) {
      if (typed === '3') expect(field('Quantity')).toHaveValue(typed);
      else fireEvent.change(field('Quantity'), { target: { value: typed } });
      await user.click(screen.getByRole('button', { name: step }));
      expect(field('Quantity')).toHaveValue(then);
    }
  });

  test.each(['1000', '0', 'some'])('shows an error for quantity %s from the URL', async (typed) => {
    const user = show(`?units=${typed}`);
    await open(user);
    expect(field('Quantity')).toHaveValue(typed);
    expect(field('Quantity')).toHaveAccessibleDescription('Error: Enter a whole number from 1 to 999');
    fireEvent.change(field('Quantity'), { target: { value: '3' } });
    expect(field('Quantity')).not.toBeInvalid();
    expect(screen.queryByText(/attention/)).not.toBeInTheDocument();
  });

  test.each(['a press', 'its address'])(
    'replaces a typed quantity by that of a link, by %s, and announces it',
    async (by) => {
      const slug = by === 'a press' ? 'generation-z' : 'generation-x';
      window.sessionStorage.setItem(`mars.draft.request.${slug}`, '{"quantity":"5"}');
      const user = show(by === 'a press' ? '' : '?units=2#request');
      if (by === 'a press') await user.click(screen.getByRole('link', { name: 'Two of Generation Z' }));
      const dialog = await screen.findByRole('dialog', { name: 'Get a written quote' });
      expect(field('Quantity')).toHaveValue('2');
      expect(dialog).toHaveTextContent('The number is that of the link, 2; you had typed 5.');
    },
  );

  test('sends a refused request again only after a change', async () => {
    const received = service(() => HttpResponse.json({ errors: { email: ['is not an address'] } }, { status: 422 }));
    const user = show();
    await open(user);
    fillIn();
    await send(user);
    await waitFor(() => expect(field('E-mail')).toBeInvalid());
    expect(screen.getByText(/Not sent. One field needs attention/)).toBeVisible();
    expect(screen.getByRole('link', { name: company.phone.label })).toBeVisible();
    const mail = screen.getByRole('link', { name: 'send it by e-mail instead' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain(typed.Name);
    await send(user);
    expect(field('E-mail')).toHaveFocus();
    expect(received).toHaveLength(1);
    fireEvent.change(field('E-mail'), { target: { value: 'ada@harrowvale.example' } });
    await send(user);
    await waitFor(() => expect(received).toHaveLength(2));
    await waitFor(() => expect(field('E-mail')).toBeInvalid());
  });

  test('opens from any page with model and quantity of the link, and shows the list price of all units', async () => {
    const user = show();
    const follow = () => user.click(screen.getByRole('link', { name: 'Two of Generation Z', hidden: true }));
    await follow();
    const dialog = await screen.findByRole('dialog', { name: 'Get a written quote' });
    expect(dialog).toHaveTextContent('Generation Z');
    expect(dialog).toHaveTextContent(
      `List price 2 × ${priceOf('generation-z')} = ${priceOf('generation-z', 2)} including VAT`,
    );
    expect(dialog).toHaveTextContent('For a hall of 12 × 9 × 4.5 m.');
    fireEvent.change(field('Quantity'), { target: { value: '3' } });
    expect(dialog).toHaveTextContent(`3 × ${priceOf('generation-z')} = ${priceOf('generation-z', 3)}`);
    fireEvent.change(field('Quantity'), { target: { value: 'some' } });
    expect(dialog).toHaveTextContent(`List price ${priceOf('generation-z')} including VAT`);
    await user.keyboard('{Escape}');
    await follow();
    await screen.findByRole('dialog', { name: 'Get a written quote' });
    expect(field('Quantity')).toHaveValue('2');
  });

  test('chooses a product first where the link names none', async () => {
    const user = show();
    await user.click(screen.getByRole('link', { name: 'Get a quote' }));
    const dialog = await screen.findByRole('dialog', { name: 'Get a written quote' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(11);
    await user.click(within(dialog).getByRole('button', { name: `Generation Y ${priceOf('generation-y')}` }));
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Get a written quote' })).toHaveFocus());
    expect(dialog).toHaveTextContent(`List price ${priceOf('generation-y')} including VAT`);
    expect(field('Quantity')).toHaveValue('1');
  });

  test('keeps the number of units in the address after sending', async () => {
    service(outcomes['server-error']);
    const user = show('?units=4');
    await open(user);
    fillIn({ Name: typed.Name, Phone: typed.Phone, 'E-mail': typed['E-mail'] });
    await send(user);
    await screen.findByRole('dialog', { name: 'Not sent' });
    expect(window.sessionStorage.getItem('mars.draft.request.generation-x')).toBe('{"quantity":"4"}');
  });
});

test('the page shows e-mail and telephone when the dialog does not load', async () => {
  vi.doMock('./PriceRequestDialog', () => Promise.reject(new Error('gone')));
  vi.resetModules();
  const fresh = await import('./PriceRequest');
  showInRoot(
    <>
      <PriceRequestTrigger label="Price On Request" />
      <fresh.PriceRequest />
    </>,
    '/product-details/generation-x?units=2',
  );
  // The mocked module fails only once, so the test does not prefetch.
  fireEvent.click(openButton());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The form did not load.');
  expect(within(notice).getByRole('link', { name: company.phone.label })).toBeVisible();
  const mail = within(notice).getByRole('link', { name: 'write us an e-mail' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain('Price request: 2 × generation-x');
  vi.doUnmock('./PriceRequestDialog');
});

test('the dialog opens for `#request`, and stays closed once it is closed', async () => {
  const user = show('#request');
  const dialog = await screen.findByRole('dialog', { name: 'Get a written quote' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
