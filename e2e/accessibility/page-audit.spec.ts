import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { routes } from '../../src/config/routes';
import { expectNoViolation } from './audit';
import { lowContrastLines } from './measure-contrast';
import { targetsTooSmall } from './measure-targets';
import { stylePage } from './style-page';
import { addressesOfEachKind, pageAddresses, sameShapeAddresses } from '../support/addresses';
import { expect, loadPictures, open, overflowPx, test, type Watch } from '../support/fixtures';

/** Has text on pictures and drawings; `test:long` measures every page, also in forced colours. */
const contrastAddress = '/';
const smokeAddresses = ['/', '/shop', '/product-details/generation-z', routes.gym.path];

function metadata(document: Document): string[] {
  const tags = 'head > title, link[rel=canonical], meta[name=robots], meta[name=description], meta[property="og:url"]';
  return [...document.querySelectorAll(tags)].map((tag) => tag.outerHTML).sort();
}

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** Ignores shifts by font swaps, which depend on the network. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const forget = () => (window.layoutShifts = []);
    document.fonts.addEventListener('loadingdone', () => requestAnimationFrame(() => requestAnimationFrame(forget)));
  });
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported in the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts.reduce((sum, shift) => sum + shift, 0);
  });
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The home page adds pictures while these load.
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const loaded = (image: HTMLImageElement) =>
      new Promise((done) => ['load', 'error'].forEach((sign) => image.addEventListener(sign, done)));
    await Promise.all(images.filter(({ complete }) => !complete).map(loaded));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

async function auditAsItOpens(page: Page, address: string): Promise<void> {
  await watchLayoutShifts(page);
  const response = await open(page, address);
  expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
  expect.soft(await overflowPx(page), 'sideways scroll').toBe(0);
  await expectMetadataAsServed(page, response);
  expect.soft(await brokenPictures(page), 'broken pictures').toEqual([]);
  // The carousel has no tab stop before it runs (docs/decisions/0022).
  await expect(page.locator('.swiper:not(.swiper-initialized)')).toHaveCount(0);
  await expectNoViolation(page, address);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await targetsTooSmall(page), 'targets').toEqual([]);
}

async function expectMetadataAsServed(page: Page, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(200);
  const served = metadata(new JSDOM(await response?.text()).window.document);
  const live = metadata(new JSDOM(await page.content()).window.document);
  expect.soft(live, 'title and metadata in the live document').toEqual(served);
}

/** Finds text clipped by the window or a box, except visually hidden text and slides. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowPx = document.documentElement.clientWidth;
    const unseen =
      'a[href="#main"], .visually-hidden, .visually-hidden-focusable, [aria-hidden=true], .swiper, script, style, noscript';
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest(unseen)) continue;
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width < 2) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        // SVG clips its own content.
        if (box instanceof SVGElement) continue;
        const { overflowX, overflowY, clip, clipPath, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) break;
        if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) break;
        const { left, right, top, bottom } =
          box === document.documentElement ? new DOMRect(0, 0, windowPx, 1e6) : box.getBoundingClientRect();
        const besidePx =
          overflowX === 'visible' && box !== document.documentElement
            ? 0
            : Math.max(place.right - right, left - place.left);
        const abovePx =
          /hidden|clip/.test(overflowY) && box !== document.body ? Math.max(place.bottom - bottom, top - place.top) : 0;
        if (besidePx > 2 || abovePx > 4) {
          cut.push(
            `"${text.data.trim().slice(0, 40)}" by ${Math.round(Math.max(besidePx, abovePx))} px at ${box.tagName} in ${parent.tagName}.${parent.className}`,
          );
          break;
        }
      }
    }
    return [...new Set(cut)];
  });
}

/** WCAG 1.4.12. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

async function expectNoCutText(page: Page, state: string): Promise<void> {
  const found = async () => ({ overflowPx: await overflowPx(page), cutText: await cutText(page) });
  await expect.soft.poll(found, { message: state }).toEqual({ overflowPx: 0, cutText: [] });
}

/** WCAG 1.4.4, 1.4.10 and 1.4.12. Resizes the window, so runs last. */
async function auditTextAndWindow(page: Page, watch: Watch): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Text size 200 %, not zoom.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNoCutText(page, 'with text twice as large');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  // 1,280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoCutText(page, 'at 320 px');
  await page.setViewportSize({ width: 390, height: 800 });
  await stylePage(page, wideText);
  await expectNoCutText(page, 'with wide text');
  // Swiper warns when resized.
  watch.errors = watch.errors.filter((message) => !message.startsWith('Swiper Loop Warning'));
}

/** IBM's accessibility checker (docs/decisions/0022). */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

type Engine = {
  Checker: new () => {
    check: (
      node: Document,
      guidelines: string[],
    ) => Promise<{
      results: { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string }[];
    }>;
  };
};

/** False positives, with reasons in docs/decisions/0022. */
const exceptions = [
  /^aria_content_in_landmark: .*<a href="#main"/,
  /^element_tabbable_role_valid: The tabbable element's role 'region'/,
];

async function violationsOfSecondEngine(page: Page): Promise<string[]> {
  await page.evaluate(`${engine}; window.ace = ace;`);
  const violations = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    // It takes the labels in a closed fold for missing, and not the fields.
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has(input, select)')) fold.open = true;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  return violations.filter((each) => !exceptions.some((exception) => exception.test(each)));
}

/** What a wide window is enough for: both get the same HTML. */
async function auditRest(page: Page, address: string, watch: Watch): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (addressesOfEachKind.includes(address))
    expect.soft(await violationsOfSecondEngine(page), 'second engine').toEqual([]);
  if (address === contrastAddress) {
    await loadPictures(page);
    expect.soft((await lowContrastLines(page)).faint, 'faint words').toEqual([]);
  }
  await auditTextAndWindow(page, watch);
}

for (const address of pageAddresses) {
  const tags = [
    ...(addressesOfEachKind.includes(address) ? ['@both'] : []),
    ...(sameShapeAddresses.includes(address) ? ['@long'] : []),
  ];
  if (smokeAddresses.includes(address)) {
    test(`${address} as it opens`, { tag: ['@smoke', ...tags] }, async ({ page }) => auditAsItOpens(page, address));
    test(`${address} at rest`, async ({ page, watch }) => {
      await open(page, address);
      await auditRest(page, address, watch);
    });
  } else {
    test(`${address} as it opens and at rest`, { tag: tags }, async ({ page, isMobile, watch }) => {
      await auditAsItOpens(page, address);
      if (!isMobile) await auditRest(page, address, watch);
    });
  }
}
