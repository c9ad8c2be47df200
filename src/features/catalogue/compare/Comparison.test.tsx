// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { loadProduct } from '@/data/products/load-product';
import { announcerId } from '@/lib/browser/announce';
import { money } from '@/lib/format/money';
import { CompareView } from './CompareView';

// jsdom has no scrolling.
window.scrollTo = () => {};

// Preloaded, because React's development build warns about promises that settle before the next render.
beforeAll(async () => {
  await Promise.all(productSlugs.map((slug) => loadProduct(slug)));
});

const shop = <CompareView>The shop</CompareView>;

async function openAt(search: string) {
  const router = createMemoryRouter([{ path: '/shop', element: shop }], { initialEntries: [`/shop${search}`] });
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
    expect(await screen.findByRole('heading', { level: 1, name: /^Two machines, \w+ differences$/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Generation Y' })).toBeVisible();
    expect(cellsOf(/^Price/)).toEqual([
      `${money(generationXSummary.pricePence)}Lowest`,
      money(generationYSummary.pricePence),
    ]);
  });

  it('says which names of the address it left out', async () => {
    await openAt('?compare=generation-x,generation-x,generation-q,mars-air-sense');
    expect(await screen.findByText('generation-x was named twice and is shown once.')).toBeVisible();
    expect(screen.getByText('generation-q is not in our shop and is left out.')).toBeVisible();
    expect(screen.getByText('Mars Air Sense is left out: only products of one kind are compared.')).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('takes the visitor’s own room, which goes into the address', async () => {
    const router = await openAt('?compare=generation-x,generation-y');
    const field = await screen.findByRole('textbox', { name: 'Your room, m³' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(field).toHaveAccessibleDescription(/Type a volume from 1/);
    await userEvent.clear(field);
    await userEvent.type(field, '72,7{Enter}');
    expect(router.state.location.search).toBe('?compare=generation-x,generation-y&volume=72.7');
    expect(cellsOf(/^Air changes, full speed/)[0]).toMatch(/^10.0 ACH/);
  });

  it('removes a product and focuses the heading', async () => {
    const router = await openAt('?compare=generation-x,generation-y,generation-z');
    await userEvent.click(await screen.findByRole('link', { name: 'Leave out Generation Z' }));
    expect(router.state.location.search).toMatch(/^\?volume=48&compare=generation-x,generation-y$/);
    expect(await screen.findByRole('heading', { level: 1, name: /^Two machines/ })).toHaveFocus();
  });
});
