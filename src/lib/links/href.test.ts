import { afterEach, expect, test } from 'vitest';
import { env } from '@/config/env';
import { contactUrl } from './contact-url';
import { href } from './href';
import { siteUrl } from './site-url';

const { basePath, siteUrl: liveSite } = env;

afterEach(() => {
  env.basePath = basePath;
  env.siteUrl = liveSite;
});

test('a page has its path, a product its path with the slug', () => {
  expect(href('shop')).toBe('/shop');
  expect(href('product', { slug: 'generation-x' })).toBe('/product-details/generation-x');
});

test('the contact form has the topic as a parameter', () => {
  expect(contactUrl('sign-up')).toBe('/contact?about=sign-up');
});

test('an absolute address names the live site, and the folder where the site stands in one', () => {
  env.siteUrl = 'https://www.mars-air.example';
  env.basePath = '/';
  expect(siteUrl('/')).toBe('https://www.mars-air.example/');
  expect(siteUrl('/shop')).toBe('https://www.mars-air.example/shop');
  env.basePath = '/mars/';
  expect(siteUrl('/')).toBe('https://www.mars-air.example/mars/');
  expect(siteUrl('/shop')).toBe('https://www.mars-air.example/mars/shop');
});
