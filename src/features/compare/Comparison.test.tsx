// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routeLinks } from '@/boot/page-links';
import { productSlugs } from '@/config/product-slugs';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { loadProduct } from '@/data/products/load-product';
import { announcerId } from '@/lib/browser/announce';
import { money } from '@/lib/format/money';
import { priceOf } from '@/mocks/price-of';
import { hrefOf, texts } from '@/mocks/show';
import { CompareView } from './CompareView';

// jsdom has no scrolling.
window.scrollTo = () => {};

// Preloaded, because React's development build warns about promises that settle before the next render.
beforeAll(async () => {
  await Promise.all(productSlugs.map((slug) => loadProduct(slug)));
});

let endLinks = () => {};
afterEach(() => endLinks());

const shop = <CompareView>The shop</CompareView>;

async function openAt(search: string) {
  const router = createMemoryRouter([{ path: '/shop', element: shop }], { initialEntries: [`/shop${search}`] });
  endLinks = routeLinks({ prefetch: () => {}, navigate: (to, options) => void router.navigate(to, options) });
  await act(async () =>
    render(
      <>
        <RouterProvider router={router} />
        <div id={announcerId} />
      </>,
    ),
  );
  return router;
}

const columns = () => within(screen.getByRole('table', { name: /side by side$/ })).getAllByRole('columnheader');

const cellsOf = (label: RegExp) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

describe('a comparison', () => {
  it('replaces the shop if the URL asks for it, but not in the prerendered page', async () => {
    expect(
      renderToString(<StaticRouter location="/shop?compare=generation-x,generation-y">{shop}</StaticRouter>),
    ).toContain('The shop');
    await openAt('?compare=generation-x,generation-y');
    expect(await screen.findByRole('heading', { level: 1, name: 'Two machines side by side' })).toBeVisible();
    expect(texts(columns())).toEqual(['Generation X', 'Generation Y']);
    expect(cellsOf(/^List price/)).toEqual(
      [generationXSummary, generationYSummary].map(
        ({ pricePence, name }) => `${money(pricePence)}Get a written quote for ${name}`,
      ),
    );
    expect(hrefOf('Get a written quote for Generation Y')).toBe('/product-details/generation-y?units=1#request');
    expect(screen.getByText(/a living room .* we would plan/)).toHaveTextContent('One Generation X');
  });

  it('says which names of the address it left out', async () => {
    await openAt('?compare=generation-x,generation-x,generation-q,mars-air-sense');
    expect(await screen.findByText('generation-x was named twice and is shown once.')).toBeVisible();
    expect(screen.getByText('generation-q is not in our shop and is left out.')).toBeVisible();
    expect(screen.getByText('Mars Air Sense is left out: only products of one kind are compared.')).toBeVisible();
    expect(columns()).toHaveLength(1);
  });

  it('leaves out filters, and says that a room in the link could not be read', async () => {
    await openAt('?compare=gen-x-filter,generation-x&volume=abc');
    expect(await screen.findByText(/^Gen X Filter is left out/)).toBeVisible();
    expect(screen.getByText(/“abc” in the link is no room/)).toBeVisible();
    expect(columns()).toHaveLength(1);
  });

  it('takes the sides of the visitor’s own room, which go into the address', async () => {
    const router = await openAt('?compare=generation-x,generation-y&volume=50');
    const heightField = await screen.findByRole('textbox', { name: /^Height/ });
    const heading = screen.getByRole('heading', { level: 1 });
    await userEvent.type(screen.getByRole('textbox', { name: /^Length/ }), '9');
    await userEvent.type(screen.getByRole('textbox', { name: /^Width/ }), '7');
    await userEvent.type(heightField, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Check my room' }));
    expect(heightField).toHaveFocus();
    expect(heightField).toHaveAccessibleDescription('Error: Enter a height above 0');
    await userEvent.clear(heightField);
    await userEvent.type(heightField, '3{Enter}');
    const { search, hash } = router.state.location;
    expect([search, hash]).toEqual(['?compare=generation-x,generation-y', '#room=9x7x3&target=6&vent=1']);
    expect(screen.getByText(/^For 9 × 7 × 3 m/)).toHaveTextContent('Three Generation X');
    expect(cellsOf(/^For your room/)[0]).toContain(
      `Three of themon speed 3, at 48 dB(A) together, ${priceOf('generation-x', 3)}Our choice`,
    );
    expect(heading).not.toHaveFocus();
  });

  it('removes a product and focuses the heading', async () => {
    const router = await openAt('?compare=generation-x,generation-y,generation-z#room=5x4x2&people=30');
    expect(await screen.findByText(/^For 5 × 4 × 2 m/)).toHaveTextContent('and 30 people we would plan');
    await userEvent.click(await screen.findByRole('link', { name: 'Leave out Generation Z' }));
    const { search, hash } = router.state.location;
    expect([search, hash]).toEqual(['?compare=generation-x,generation-y', '#room=5x4x2&people=30']);
    expect(await screen.findByRole('heading', { level: 1, name: /^Two machines/ })).toHaveFocus();
  });
});
