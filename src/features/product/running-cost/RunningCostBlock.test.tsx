// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadProduct } from '@/data/products/load-product';
import { RunningCostBlock } from './RunningCostBlock';

async function show() {
  const product = await loadProduct('generation-x');
  if (product?.kind !== 'purifier') throw new Error('No purifier');
  render(
    <MemoryRouter>
      <RunningCostBlock purifier={product} />
    </MemoryRouter>,
  );
}

it('starts at the example and follows the visitor’s hours, price and speed', async () => {
  await show();
  expect(screen.getByText('about £15.70')).toBeVisible();
  expect(screen.getByText('1 filter a year')).toBeVisible();
  expect(screen.getByText(/27 p\/kWh and 8 hours are examples/)).toBeVisible();
  const hours = screen.getByRole('textbox', { name: 'Hours a day' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '24');
  await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
  expect(screen.getByText('about £130.10')).toBeVisible();
  expect(screen.getByText('2 filters a year')).toBeVisible();
  expect(screen.getByRole('link', { name: /Gen X Filter/ })).toHaveAttribute('href', '/product-details/gen-x-filter');
});

it('shows an error at an invalid figure and no cost', async () => {
  await show();
  const hours = screen.getByRole('textbox', { name: 'Hours a day' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '25');
  expect(hours).toHaveAccessibleDescription(/Enter hours from 0 to 24/);
  expect(screen.queryByText(/^about £/)).toBeNull();
});
