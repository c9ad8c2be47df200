import { pageAddresses } from '../addresses';
import { expect, open, test } from '../visitor';
import { smallTargets } from './measure-targets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What WCAG 2.5.8 asks of every target, and what a finger asks of those that act. */
const leastPx = 24;
const comfortablePx = 44;

test('every target is 24 px each way or more, and every button and field 44 px high', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of pageAddresses) {
    await open(page, address);
    const below = (await smallTargets(page, comfortablePx)).filter(({ isLink, widthPx, heightPx }) => {
      return Math.min(widthPx, heightPx) < leastPx || (!isLink && heightPx < comfortablePx);
    });
    expect.soft(below, address).toEqual([]);
  }
});
