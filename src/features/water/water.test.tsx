// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { achillesWaterBottleBlackSummary } from '@/data/products/achilles-water-bottle-black/summary';
import { achillesWaterBottleWhiteSummary } from '@/data/products/achilles-water-bottle-white/summary';
import { money } from '@/lib/format/money';
import { BetterFiltration } from './BetterFiltration';
import { cycleHours, waterLevels } from './drinking-day';
import { OneSmallChange } from './OneSmallChange';
import { TrendingBottles } from './TrendingBottles';

describe('the water page', () => {
  it('sells both bottles at their price', () => {
    render(<TrendingBottles white={achillesWaterBottleWhiteSummary} black={achillesWaterBottleBlackSummary} />, {
      wrapper: MemoryRouter,
    });
    const trending = within(screen.getByRole('region', { name: 'Trending Water Bottles' }));
    expect(trending.getAllByRole('link')).toHaveLength(2);
    for (const colour of ['White', 'Black']) {
      const card = trending.getByRole('link', { name: new RegExp(`Achilles Water Bottle ${colour}`) });
      expect(card).toHaveAttribute('href', `/product-details/achilles-water-bottle-${colour.toLowerCase()}`);
      expect(within(card).getByText(money(achillesWaterBottleWhiteSummary.pricePence))).toBeInTheDocument();
    }
  });

  it('claims 99.99% as our own test and no filtering for UV-C', () => {
    const { container } = render(<BetterFiltration />, { wrapper: MemoryRouter });
    expect(container).toHaveTextContent(/eliminated in our own test/);
    expect(container).toHaveTextContent(/UV-C is light, not a filter/);
  });

  it('links to the water purifiers of the shop', () => {
    render(<OneSmallChange />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: /Water Purifiers/ })).toHaveAttribute('href', '/shop?group=water');
  });

  it('draws a day that fits a 750 ml bottle and a two-hour cycle', () => {
    expect(cycleHours).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    expect(Math.max(...waterLevels.map(([, ml]) => ml))).toBe(750);
    const hours = waterLevels.map(([hour]) => hour);
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
    expect([hours[0], hours.at(-1)]).toEqual([0, 24]);
  });
});
