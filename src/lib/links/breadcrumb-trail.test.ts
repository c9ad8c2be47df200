import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail';

test('most pages are below the home page', () => {
  expect(breadcrumbTrail('about')).toEqual([{ label: 'Home', to: '/' }]);
});

test('a product is below the shop, an article below the blog', () => {
  expect(breadcrumbTrail('product')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Shop', to: '/shop' },
  ]);
  expect(breadcrumbTrail('air-purification-in-dentistry')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Blog', to: '/blog' },
  ]);
});
