import { pageAddresses } from '../support/addresses';
import { expect, test } from './fixtures';

test('every page opens, with one heading, its pictures and no sideways scroll', async ({ visitor }) => {
  test.setTimeout(300_000);
  for (const address of pageAddresses) {
    await visitor.open(address);
    const page = await visitor.run(() => ({
      headings: document.querySelectorAll('h1').length,
      titles: document.querySelectorAll('head > title').length,
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      brokenPictures: [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) =>
        complete && currentSrc && naturalWidth === 0 ? [currentSrc] : [],
      ),
      font: document.fonts.check('16px "Instrument Sans Variable"'),
    }));
    expect.soft(page, address).toEqual({ headings: 1, titles: 1, isTooWide: false, brokenPictures: [], font: true });
  }
});

test('a link changes the page and takes the focus to its heading, and back leads back', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.presses('link', 'All Products');
  await visitor.isAt('/shop');
  await visitor.waitsFor(() => document.activeElement?.matches('main h1') === true && scrollY === 0);
  await visitor.back();
  await visitor.isAt('/');
  await visitor.waitsFor(() => scrollY > 100);
});
