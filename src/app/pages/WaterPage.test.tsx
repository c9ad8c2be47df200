// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hrefOf, show, texts } from '@/mocks/show';
import WaterPage from '@/pages/WaterPage';
import { priceOf } from '@/mocks/price-of';

beforeEach(() => {
  show(<WaterPage />);
});

describe('the water page', () => {
  it('has its parts in the order of the specification', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Smart Water Purification System' })).toBeVisible();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Add A Purpose To Your Drinking Habits',
      'Trending Water Bottles',
      'The Achilles Bottle',
      'Better Filtration',
      'One Small Change',
    ]);
  });

  it('sells both bottles at their price', () => {
    const trending = within(screen.getByRole('region', { name: 'Trending Water Bottles' }));
    expect(trending.getAllByRole('link')).toHaveLength(2);
    for (const colour of ['White', 'Black']) {
      const card = trending.getByRole('link', { name: new RegExp(`Achilles Water Bottle ${colour}`) });
      expect(card).toHaveAttribute('href', `/product-details/achilles-water-bottle-${colour.toLowerCase()}`);
      expect(within(card).getByText(priceOf('achilles-water-bottle-white'))).toBeInTheDocument();
    }
  });

  it('lists what the bottle has and does', () => {
    const bottle = screen.getByRole('region', { name: 'The Achilles Bottle' });
    expect(texts(within(bottle).getAllByRole('heading', { level: 3 }))).toEqual([
      '220 mAh battery',
      'IPX7',
      'UV-C lamp',
      '60 seconds',
      'Every 2 hours',
    ]);
  });

  it('claims 99.99% as our own test and no filtering for UV-C', () => {
    const filtration = screen.getByRole('region', { name: 'Better Filtration' });
    expect(filtration).toHaveTextContent(/99\.99%/);
    expect(filtration).toHaveTextContent(
      /99\.99%Of the mould, bacteria and viruses tested: inactivated by UV-C, in our own test/,
    );
    expect(filtration).toHaveTextContent(/Light in place of a filter, in clear water/);
  });

  it('lists what the one small change replaces', () => {
    const change = screen.getByRole('region', { name: 'One Small Change' });
    expect(within(change).getAllByRole('row').slice(1)).toHaveLength(2);
  });

  it('links to the water purifiers of the shop', () => {
    expect(hrefOf(/^Water Purifiers in the shop/)).toBe('/shop?group=water');
  });
});
