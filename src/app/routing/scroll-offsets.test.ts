// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { rememberPathname, rememberedOffset, rememberOffset } from './scroll-offsets';

function scrollTo(px: number): void {
  vi.stubGlobal('scrollY', px);
  rememberOffset();
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a place of a page that its hash names has an offset of its own', () => {
  window.history.replaceState({ key: 'first' }, '', '/about#questions');
  rememberPathname('/about');
  scrollTo(700);
  window.history.replaceState({ key: 'first' }, '', '/about');
  expect(rememberedOffset()).toBeUndefined();
});

test('a scroll event of the next page that comes after "back" leaves the offset of the page gone back to', () => {
  window.history.replaceState({ key: 'first' }, '', '/about');
  rememberPathname('/about');
  scrollTo(700);
  window.history.replaceState({ key: 'second' }, '', '/shop');
  rememberPathname('/shop');
  // The address is that of the page before, the screen still shows the shop.
  window.history.replaceState({ key: 'first' }, '', '/about');
  scrollTo(0);
  expect(rememberedOffset()).toBe(700);
});
