// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { featuredProducts } from '@/data/purifiers';
import { priceLabel } from '@/lib/format/money';
import { hrefOf, show } from '@/mocks/show';
import { FeaturedProducts } from './FeaturedProducts';

test('three machines are featured, each with picture, name, price and the way to its page', () => {
  show(<FeaturedProducts products={featuredProducts} title="Choose" linksToAll />);
  const cards = within(screen.getByRole('region', { name: 'Featured products' })).getAllByRole('listitem');
  expect(featuredProducts.map(({ slug }) => slug)).toEqual(['generation-x', 'generation-y', 'generation-z']);
  expect(cards).toHaveLength(featuredProducts.length);
  featuredProducts.forEach(({ slug, name, pricePence }, index) => {
    const card = within(cards[index] as HTMLElement);
    expect(hrefOf(name, card)).toBe(`/product-details/${slug}`);
    expect(card.getByText(priceLabel(pricePence ?? 0))).toBeVisible();
    expect(card.getByRole('img', { name: /\w/ })).toHaveAttribute('src');
  });
  expect(hrefOf('All Products')).toBe('/shop');
});
