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

for (const { what, width, style } of [
  { what: 'at 320 px, which is 1,280 at 400 % (WCAG 1.4.10)', width: 320 },
  { what: 'with wide text on a phone (WCAG 1.4.12)', width: 390, style: wideText },
]) {
  test(`nothing is cut off ${what}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await open(page, address);
      if (style) await page.addStyleTag({ content: style });
      expect.soft(await overflowPx(page), `sideways scroll of ${address}`).toBe(0);
      expect.soft(await cutText(page), address).toEqual([]);
    }
  });
}
