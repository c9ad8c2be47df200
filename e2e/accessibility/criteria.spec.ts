import type { Page } from '@playwright/test';
import { href } from '../../src/lib/links/href';
import { expect, open, test } from '../support/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Classes of the elements that animate for more than 0.5 s. */
function longAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 500)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className.toString() ?? ''),
  );
}

const word = (page: Page) => page.locator('h1 [aria-hidden=true]').first();

test('the cycling word of the home page can be paused (2.2.2)', async ({ page }) => {
  await page.clock.install();
  await open(page, href('home'));
  await page.getByRole('button', { name: 'Pause the changing word' }).click();
  const stopped = await word(page).textContent();
  await page.clock.runFor(10_000);
  expect(await word(page).textContent()).toBe(stopped);
  await page.getByRole('button', { name: 'Play the changing word' }).click();
  await expect(word(page)).not.toHaveText(stopped ?? '');
});

test('nothing moves under reduced motion (2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  for (const address of [href('home'), href('about'), href('product', { slug: 'generation-x' }), href('dentistry')]) {
    await open(page, address);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // Includes animations started by the scroll.
    await page.clock.runFor(1000);
    expect(await longAnimations(page), address).toEqual([]);
  }
});

test('films have captions and their words beside them (1.2.1 to 1.2.5)', async ({ page }) => {
  for (const address of [href('home'), href('about')]) {
    await open(page, address);
    await page.getByRole('button', { name: /Play the film|Watch the story/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('video track[kind=captions]')).toHaveCount(1);
    const captions = await dialog.locator('video track').getAttribute('src');
    expect(await (await page.request.get(captions ?? '')).text()).toMatch(/^WEBVTT/);
    await expect(dialog.getByText('Read the transcript')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
