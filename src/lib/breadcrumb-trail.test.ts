import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail';

test('the way back from most pages is the home page', () => {
  expect(breadcrumbTrail('about')).toEqual([{ label: 'Home', to: '/' }]);
});

test('the way back from a product leads over the shop, from the article over the blog', () => {
  expect(breadcrumbTrail('product')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Shop', to: '/shop' },
  ]);
  expect(breadcrumbTrail('air-purification-in-dentistry')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Blog', to: '/blog' },
  ]);
});
