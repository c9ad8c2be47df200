import { afterEach, expect, test } from 'vitest';
import { env } from '@/config/env';
import { siteUrl } from './site-url';

const { folder } = env;

afterEach(() => void (env.folder = folder));

test('an address has the origin of the live site', () => {
  expect(siteUrl('/')).toBe('https://mars-air.example/');
  expect(siteUrl('/shop/page/2')).toBe('https://mars-air.example/shop/page/2');
});

test('an address has the base path, and the home page ends in a slash', () => {
  env.folder = '/uk/mars';
  expect(siteUrl('/')).toBe('https://mars-air.example/uk/mars/');
  expect(siteUrl('/shop')).toBe('https://mars-air.example/uk/mars/shop');
});
