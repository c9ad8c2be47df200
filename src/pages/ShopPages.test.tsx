// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ProductSummary } from '@/data/products/product';
import { ShopPage } from './ShopPage';

// A hundred products: three pages of the shop, two of the air group, one of the water group.
vi.mock('@/data/products/catalogue', async () => {
  const { generationXSummary: purifier } = await import('@/data/products/generation-x/summary');
  const { achillesWaterBottleBlackSummary: bottle } =
    await import('@/data/products/achilles-water-bottle-black/summary');
  const { marsAirSenseSummary: meter } = await import('@/data/products/mars-air-sense/summary');
  const kinds = [...Array<typeof purifier>(60).fill(purifier), ...Array<typeof bottle>(20).fill(bottle)];
  const hundred = [...kinds, ...Array<typeof meter>(20).fill(meter)];
  return {
    catalogue: hundred.map((summary, index) => ({
      ...summary,
      slug: `model-${index + 1}`,
      model: `Model ${index + 1}`,
    })),
  };
});

async function openShop(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/shop', element: <ShopPage /> },
      { path: '/shop-pages/:page', element: <ShopPage /> },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const models = (): ProductSummary['model'][] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = (element: HTMLElement) => act(() => userEvent.click(element));

/** What is fetched arrives a moment after the press. */
const shows = (count: number, first: string) =>
  waitFor(() => {
    expect(models()).toHaveLength(count);
    expect(models()[0]).toBe(first);
  });
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of the shop' }));

describe('the shop of a long catalogue', () => {
  it('shows the first products, counts all of them and leads to the other pages', async () => {
    await openShop('/shop');
    expect(models()).toHaveLength(36);
    expect(screen.getByRole('button', { name: /^Show All/ })).toHaveTextContent('100');
    expect(screen.getByRole('button', { name: /^Air Purifiers/ })).toHaveTextContent('60');
    expect(pager().getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(pager().getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/shop-pages/3');
    expect(pager().getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/shop-pages/2');
    expect(pager().queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  it('shows the next ones at an address of their own, with a title of their own', async () => {
    const router = await openShop('/shop');
    await press(pager().getByRole('link', { name: 'Next' }));
    await shows(36, 'Model 37');
    expect(router.state.location.pathname).toBe('/shop-pages/2');
    expect(document.title).toMatch(/^Shop, page 2 of 3/);
    expect(pager().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/shop');
  });

  it('ends with the way to the calculator', async () => {
    await openShop('/shop-pages/3');
    expect(models()).toHaveLength(100 - 72 + 1);
    expect(models().at(-1)).toBe('Not sure which size?');
    expect(pager().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('filters all of it, not only the page, and pages what the filter leaves', async () => {
    const router = await openShop('/shop-pages/3');
    await press(screen.getByRole('button', { name: /^Air Purifiers/ }));
    await shows(36, 'Model 1');
    expect(router.state.location.pathname + router.state.location.search).toBe('/shop?group=air');
    await press(pager().getByRole('link', { name: 'Page 2' }));
    await shows(24, 'Model 37');
    expect(router.state.location.pathname + router.state.location.search).toBe('/shop-pages/2?group=air');
    await press(screen.getByRole('button', { name: /^Water Purifiers/ }));
    await shows(20, 'Model 61');
    expect(screen.queryByRole('navigation', { name: 'Pages of the shop' })).not.toBeInTheDocument();
    await press(screen.getByRole('button', { name: /^Show All/ }));
    await shows(36, 'Model 1');
    expect(router.state.location.pathname + router.state.location.search).toBe('/shop');
  });

  it('follows back and forward', async () => {
    const router = await openShop('/shop?group=air');
    await shows(36, 'Model 1');
    await press(pager().getByRole('link', { name: 'Next' }));
    await shows(24, 'Model 37');
    await act(() => router.navigate(-1));
    await shows(36, 'Model 1');
    await act(() => router.navigate(1));
    await shows(24, 'Model 37');
  });

  it('shows the last page of a group that is shorter than the address says', async () => {
    await openShop('/shop-pages/3?group=air');
    await shows(24, 'Model 37');
  });

  it.each(['/shop-pages/4', '/shop-pages/1', '/shop-pages/02', '/shop-pages/x'])(
    'is the not-found page at %s',
    async (address) => {
      await openShop(address);
      expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    },
  );
});
