// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { catalogue } from '@/data/products/catalogue';
import { generationXSummary } from '@/data/products/generation-x/summary';
import type { ShopGroup } from '@/data/products/product';
import { announcerId } from '@/lib/browser/announce';
import { priceLabel } from '@/lib/format/money';
import { hrefOf, texts } from '@/mocks/show';
import ShopPage from '@/pages/ShopPage';

function openShop(address: string) {
  const router = createMemoryRouter([{ path: '/shop', element: <ShopPage /> }], { initialEntries: [address] });
  render(
    <>
      <RouterProvider router={router} />
      <div id={announcerId} data-testid="announcer" />
    </>,
  );
  return router;
}

const models = () => texts(screen.getAllByRole('heading', { level: 2 }));
const calculatorTitle = 'Not sure which size?';
const modelsBut = (...kinds: string[]) => catalogue.filter(({ kind }) => !kinds.includes(kind)).map(({ name }) => name);
const modelsOf = (group: ShopGroup) => catalogue.filter((each) => each.group === group).map(({ name }) => name);
const everything = [...modelsOf('air'), calculatorTitle, ...modelsBut('purifier')];

describe('the shop', () => {
  it('opens with all products and the way to the calculator', () => {
    openShop('/shop');
    expect(models()).toEqual(everything);
    expect(screen.getByRole('button', { name: /^Show All/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(priceLabel(generationXSummary.pricePence))).toBeVisible();
    const tileOfX = screen.getByRole('link', { name: generationXSummary.name }).closest('li');
    expect(tileOfX?.textContent).toContain('Rooms up to 36\u00a0m²with one window open, 30\u00a0m² with windows shut');
    expect(hrefOf(/Open the calculator/)).toBe('/#calculator');
  });

  it('leads from each product, which has its picture, to the page of its name', () => {
    openShop('/shop');
    const tiles = screen
      .getAllByRole('link')
      .filter((link) => link.closest('h2') && link.getAttribute('href')?.startsWith('/product-details/'));
    expect(tiles.map((tile) => tile.getAttribute('href')?.slice('/product-details/'.length))).toEqual(productSlugs);
    expect(tiles.map((tile) => tile.textContent)).toEqual(catalogue.map(({ name }) => name));
    for (const tile of tiles) expect(within(tile.closest('li') as HTMLElement).getByRole('img')).toHaveAttribute('src');
    expect(
      ['Show All', 'Air Purifiers', 'Water Purifiers'].map((name) =>
        screen.getByRole('button', { name: new RegExp(`^${name}`) }),
      ),
    ).toHaveLength(3);
  });

  it('offers a quote for each purifier where it stands', () => {
    openShop('/shop');
    for (const { name, slug } of catalogue.filter(({ kind }) => kind === 'purifier')) {
      expect(screen.getByRole('link', { name: `Get a written quote for ${name}` })).toHaveAttribute(
        'href',
        `/product-details/${slug}#request`,
      );
    }
  });

  it('leaves the purifiers when Air Purifiers is pressed, puts it in the address and says how many', async () => {
    const router = openShop('/shop');
    await userEvent.click(screen.getByRole('button', { name: /^Air Purifiers/ }));
    expect(models()).toEqual([...modelsOf('air'), calculatorTitle]);
    expect(router.state.location.search).toBe('?group=air');
    expect(screen.getByRole('button', { name: /^Air Purifiers/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(`${modelsOf('air').length} products shown`)).toBeInTheDocument();
  });

  it('opens the group that a link names, and everything for an unknown group', () => {
    openShop('/shop?group=water');
    expect(models()).toEqual(modelsOf('water'));
  });

  it('keeps the other parts of the address', async () => {
    const router = openShop('/shop?from=letter');
    await userEvent.click(screen.getByRole('button', { name: /^Air Purifiers/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Show All/ }));
    expect(router.state.location.search).toBe('?from=letter');
    expect(models()).toEqual(everything);
  });

  it('is prerendered with everything, whatever the query, so that the browser can take it over', () => {
    const html = renderToString(
      <StaticRouter location="/shop?group=water">
        <ShopPage />
      </StaticRouter>,
    );
    expect(html.match(/<h2[^>]*><a[^>]*href="\/product-details\//g)).toHaveLength(catalogue.length);
  });
});
