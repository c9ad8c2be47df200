// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hrefOf, show } from '@/mocks/show';
import { SiteHeader } from './SiteHeader';

/** How it changes with the scroll: e2e/journeys/navigation.spec.ts. */
test('the header leads home and to the form that signs up', () => {
  show(<SiteHeader onDark priceHref="/shop?group=air" />);
  expect(hrefOf('MARS, home')).toBe('/');
  expect(hrefOf('Sign up')).toBe('/contact?about=sign-up');
});
