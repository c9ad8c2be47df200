import { routes } from '../src/config/routes';
import { addressesOfEachKind } from './addresses';
import { lightChromium } from './browsers';
import { cutText } from './look-for-cut-text';
import { expect, open, overflowPx, test } from './visitor';

// The browser's own text size, twice what is usual; not its zoom.
test.use({
  launchOptions: { ...lightChromium, args: [...lightChromium.args, '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.skip(({ isMobile }) => isMobile, 'once is enough, in a wide window');

test('nothing is cut off where text is twice as large (WCAG 1.4.4)', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of [...addressesOfEachKind, routes.dentistry.path, routes.cookiePolicy.path]) {
    await open(page, address);
    expect.soft(await overflowPx(page), `sideways scroll of ${address}`).toBe(0);
    expect.soft(await cutText(page), address).toEqual([]);
  }
});
