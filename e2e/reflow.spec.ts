import { routes } from '../src/config/routes';
import { addressesOfEachKind } from './addresses';
import { cutText } from './look-for-cut-text';
import { expect, open, overflowPx, test } from './visitor';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => isMobile, 'these windows have widths of their own');

const addresses = [
  ...new Set([...addressesOfEachKind, routes.dentistry.path, routes.business.path, routes.hospitality.path]),
];

/** WCAG 1.4.12: what a visitor's own style sheet may ask for. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('nothing is cut off at 320 px, nor with wide text on a phone (WCAG 1.4.10, 1.4.12)', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of addresses) {
    // As wide as 1,280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    expect.soft(await overflowPx(page), `sideways scroll of ${address} at 320 px`).toBe(0);
    expect.soft(await cutText(page), `${address} at 320 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addStyleTag({ content: wideText });
    expect.soft(await overflowPx(page), `sideways scroll of ${address} with wide text`).toBe(0);
    expect.soft(await cutText(page), `${address} with wide text`).toEqual([]);
  }
});
