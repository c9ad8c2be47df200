import type { Page } from '@playwright/test';
import { pageAddresses } from '../support/addresses';
import { chromium } from '../support/browsers';
import { expect, test } from '../support/fixtures';

test.use({ launchOptions: chromium, contextOptions: { reducedMotion: 'no-preference' } });

const steps = Number(process.env.WALK_STEPS ?? 500);
const seed = Number(process.env.WALK_SEED ?? 23);

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Presses or fills one visible element of the page, or of its open dialog. Returns its name. */
function useControl(page: Page, share: number, text: string): Promise<string> {
  return page.evaluate(
    ([at, typed]) => {
      const root = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1) ?? document.body;
      const found = [
        ...root.querySelectorAll<HTMLElement>('a[href], button, summary, [role=tab], input, textarea, select'),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden=true]') &&
          // The software renderer is too slow for models, and downloads and other sites end the walk.
          !/3D|model/i.test(element.textContent) &&
          !(element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.download)),
      );
      const element = found[Math.floor(at * found.length)];
      if (!element) return 'nothing';
      element.scrollIntoView();
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = Math.floor(at * element.length);
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (element.matches('input:not([type=checkbox], [type=radio]), textarea')) {
        element.focus();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, typed);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      } else element.click();
      return `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`;
    },
    [share, text] as const,
  );
}

const words = ['4.5', 'Ada Lovelace', 'ada@example.test', '07700 900123', 'fallow', 'Two rooms, please.', '0', ''];

test(
  'random presses, words, reloads, back and forward over all pages end in no error',
  { tag: ['@both', '@long'] },
  async ({ page, watch }) => {
    test.setTimeout(steps * 4000);
    // A reload cancels requests.
    watch.allowNetworkNotes();
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const done: string[] = [];
    const soon = { waitUntil: 'commit' } as const;
    await page.goto('/');
    for (let step = 0; step < steps; step += 1) {
      const [action, share, text, address, frames] = [random(), random(), pick(words), pick(pageAddresses), random()];
      try {
        if (action < 0.03 || page.url() === 'about:blank') {
          done.push(`open ${address}`);
          await page.goto(address, soon);
        } else if (action < 0.06) done.push(`reload ${(await page.reload(soon))?.url()}`);
        else if (action < 0.13) done.push(`back ${(await page.goBack(soon))?.url()}`);
        else if (action < 0.17) done.push(`forward ${(await page.goForward(soon))?.url()}`);
        else if (action < 0.22) {
          done.push('Escape');
          await page.keyboard.press('Escape');
        } else done.push(`${new URL(page.url()).pathname}: ${await useControl(page, share, text)}`);
        await page.evaluate(
          async (count) => {
            for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
          },
          Math.floor(frames * 20),
        );
      } catch (error) {
        // The page changed meanwhile.
        if (!/context was destroyed|navigat|ERR_ABORTED|frame was detached/i.test(String(error))) throw error;
      }
      expect(watch.errors, `seed ${seed}, after: ${done.slice(-12).join('; ')}`).toEqual([]);
      const isPage = page.url() !== 'about:blank';
      if (step % 25 === 0 && isPage) await expect(page.locator('main h1'), done.slice(-3).join('; ')).toHaveCount(1);
    }
  },
);
