// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteHeader } from './SiteHeader';

/** How it changes with the scroll: e2e/journeys/navigation.spec.ts. */
test('the header leads home and to the form that signs up', () => {
  render(<SiteHeader onDark priceHref="/shop?group=air" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'MARS, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/contact?about=sign-up');
});
