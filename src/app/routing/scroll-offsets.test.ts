// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { noteShownPage, rememberedOffset, rememberOffset } from './scroll-offsets';

function scrollTo(px: number): void {
  vi.stubGlobal('scrollY', px);
  rememberOffset();
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a scroll event of the next page that comes after "back" leaves the offset of the page gone back to', () => {
  window.history.replaceState({ key: 'first' }, '', '/about');
  noteShownPage('/about');
  scrollTo(700);
  window.history.replaceState({ key: 'second' }, '', '/shop');
  noteShownPage('/shop');
  // The address is that of the page before, the screen still shows the shop.
  window.history.replaceState({ key: 'first' }, '', '/about');
  scrollTo(0);
  expect(rememberedOffset()).toBe(700);
});
