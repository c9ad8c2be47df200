// @vitest-environment jsdom
import { money } from '@/lib/format/money';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { loadProduct } from '@/data/products/load-product';
import { show } from '@/mocks/show';
import { RunningCostBlock } from './RunningCostBlock';

async function open() {
  const product = await loadProduct('generation-x');
  if (product?.kind !== 'purifier') throw new Error('No purifier');
  show(<RunningCostBlock title="What it costs" purifier={product} />);
  await userEvent.click(screen.getByText('Each cost, at your hours and your price'));
}

/** The cell of a row, after five years. */
function cellOf(row: RegExp): string {
  return within(screen.getByRole('row', { name: row }))
    .getByRole('cell')
    .textContent.trim();
}

const fiveYears = money(generationXSummary.pricePence + 457 * 100);

it('starts at the example and follows the visitor’s hours, price, speed and servicing', async () => {
  await open();
  expect(screen.getByRole('table', { name: /one Generation X over five years/ })).toBeVisible();
  // Five deliveries at £25, four sets at £69 + 2,080 h × 5 at 20 W and 27 p.
  expect(cellOf(/^Maintenance/)).toBe('£276 4 sets');
  expect(cellOf(/^Running/)).toBe('£56');
  expect(cellOf(/^Together including VAT/)).toBe(fiveYears);
  expect(screen.getByText(/office hours and this price are examples/)).toBeVisible();
  const hours = screen.getByRole('textbox', { name: 'Hours a year' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '8760');
  await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With servicing by us' }));
  expect(cellOf(/^Running/)).toBe('£650');
  // Nine sets at £69 and five years at £96.
  expect(cellOf(/^Maintenance/)).toBe('£1,101 9 sets');
});

it('shows an error at an invalid figure and keeps the last costs', async () => {
  await open();
  const hours = screen.getByRole('textbox', { name: 'Hours a year' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '-2');
  expect(hours).toHaveAccessibleDescription(/Enter hours from 0 to 8,784/);
  expect(screen.getAllByText(fiveYears)[0]).toBeVisible();
});
