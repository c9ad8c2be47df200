// @vitest-environment jsdom
// Written down here: prices.
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { featuredProducts } from '@/data/featured-products';
import { FeaturedProducts } from './FeaturedProducts';

test('three machines are featured, each with picture, name, price and the way to its page', () => {
  render(<FeaturedProducts products={featuredProducts} title="Choose" allProducts />, { wrapper: MemoryRouter });
  const cards = within(screen.getByRole('region', { name: 'Featured products' })).getAllByRole('listitem');
  const specified = [
    ['Generation X', '£495.00', '/product-details/generation-x'],
    ['Generation Y', '£695.00', '/product-details/generation-y'],
    ['Generation Z', '£1195.00', '/product-details/generation-z'],
  ] as const;
  expect(cards).toHaveLength(specified.length);
  specified.forEach(([model, price, address], index) => {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('link', { name: model })).toHaveAttribute('href', address);
    expect(card.getByText(price)).toBeVisible();
    expect(card.getByRole('img', { name: /\w/ })).toHaveAttribute('src');
  });
  expect(screen.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/shop');
});
