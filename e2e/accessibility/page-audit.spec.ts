import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { expectNoViolation } from './audit';
import { clippedText } from './measure-clipped-text';
import { lowContrastLines } from './measure-contrast';
import { targetsTooSmall } from './measure-targets';
import { stylePage } from './style-page';
import { pageAddresses, sameShapeAddresses } from '../support/addresses';
import { expect, loadPictures, open, overflowPx, test, type Watch } from '../support/fixtures';

/** Has text on pictures and drawings; `test:long` measures every page, also in forced colours. */
const contrastAddress = '/';
const smokeAddresses = ['/', '/shop', '/product-details/generation-z', routes.gym.path];

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
  expect((await open(page, address))?.status()).toBe(200);
  expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
  expect.soft(await overflowPx(page), 'sideways scroll').toBe(0);
  await expectMetadataAsServed(page);
  expect.soft(await brokenPictures(page), 'broken pictures').toEqual([]);
  // The carousel has no tab stop before it runs (docs/decisions/0022).
  await expect(page.locator('.swiper:not(.swiper-initialized)')).toHaveCount(0);
  await expectNoViolation(page, address, { withContrast: smokeAddresses.includes(address) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await targetsTooSmall(page), 'targets').toEqual([]);
}

/** Title and metadata, in the live document and in the HTML as served. */
async function expectMetadataAsServed(page: Page): Promise<void> {
  const [live, served] = await page.evaluate(async () => {
    const tags =
      'head > title, link[rel=canonical], meta[name=robots], meta[name=description], meta[property="og:url"]';
    const metadata = (each: Document) => [...each.querySelectorAll(tags)].map((tag) => tag.outerHTML).sort();
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    await new Promise((done) => {
      request.onload = done;
      request.send();
    });
    return [metadata(document), request.responseXML && metadata(request.responseXML)];
  });
  expect.soft(live, 'title and metadata in the live document').toEqual(served);
}

/** WCAG 1.4.12. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

async function expectNoClippedText(page: Page, state: string): Promise<void> {
  const found = async () => ({ overflowPx: await overflowPx(page), clippedText: await clippedText(page) });
  await expect.soft.poll(found, { message: state }).toEqual({ overflowPx: 0, clippedText: [] });
}

/** WCAG 1.4.4, 1.4.10 and 1.4.12. Resizes the window, so runs last. */
async function auditTextAndWindow(page: Page, watch: Watch): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Text size 200 %, not zoom.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNoClippedText(page, 'with text twice as large');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  // 1,280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoClippedText(page, 'at 320 px');
  await page.setViewportSize({ width: 390, height: 800 });
  await stylePage(page, wideText);
  await expectNoClippedText(page, 'with wide text');
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
  if (smokeAddresses.includes(address)) expect.soft(await violationsOfSecondEngine(page), 'second engine').toEqual([]);
  if (address === contrastAddress) {
    await loadPictures(page);
    expect.soft((await lowContrastLines(page)).faint, 'faint words').toEqual([]);
  }
  await auditTextAndWindow(page, watch);
}

for (const address of pageAddresses) {
  const tags = [
    ...(smokeAddresses.includes(address) ? ['@both'] : []),
    ...(sameShapeAddresses.includes(address) ? ['@long'] : []),
  ];
  if (smokeAddresses.includes(address)) {
    test(`${address} as it opens`, { tag: ['@smoke', ...tags] }, async ({ page }) => {
      // Shifts may come from what moves.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await auditAsItOpens(page, address);
    });
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
