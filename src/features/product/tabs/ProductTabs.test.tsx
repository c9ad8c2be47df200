// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { show } from '@/mocks/show';
import { ProductTabs } from './ProductTabs';

it('opens the last tab by End and the first by Home, and moves the focus there', async () => {
  show(<ProductTabs label="About" description="First" specification="Second" support="Third" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Support', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Description', selected: true })).toHaveFocus();
});
