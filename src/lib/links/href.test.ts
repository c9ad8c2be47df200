import { expect, test } from 'vitest';
import { contactUrl } from './contact-url';
import { href } from './href';

test('a page has its path, a product its path with the slug', () => {
  expect(href('shop')).toBe('/shop');
  expect(href('product', { slug: 'generation-x' })).toBe('/product-details/generation-x');
});

test('the contact form has the topic as a parameter', () => {
  expect(contactUrl('sign-up')).toBe('/contact?about=sign-up');
});
