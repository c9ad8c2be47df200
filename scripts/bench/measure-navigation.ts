import type { Browser, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { href } from '../../src/lib/href';
import { msUntilPainted } from './painted';
import type { SampledPress } from './samples-table';
import { atBothSpeeds } from './slow-processor';

/** A way round the site by links that stand on each page: those of the menu, then a tile and a link inside the text. */
const stops = [
  href('about'),
  href('shop'),
  href('product', { slug: 'generation-y' }),
  href('product', { slug: 'gen-y-filter' }),
  href('product', { slug: 'generation-y' }),
  href('contact'),
  href('water'),
  href('blog'),
  href('air-purification-in-dentistry'),
  href('home'),
];

/** A link is warm once it was pointed at and what it leads to has arrived. */
async function warm(page: Page, path: string): Promise<() => Promise<void>> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return () => link.click();
}

/** What the heading of a page says, from its own HTML. */
async function headingOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(new URL(path, page.url()).href)).text();
  return JSDOM.fragment(html).querySelector('h1')?.textContent ?? '';
}

async function roundTrip(page: Page): Promise<number[]> {
  const timesMs: number[] = [];
  for (const path of stops) {
    const text = await headingOf(page, path);
    const press = await warm(page, path);
    timesMs.push(await msUntilPainted(page, { selector: 'main h1', text }, press));
    await page.waitForLoadState('networkidle');
  }
  return timesMs;
}

/** From the press on a link to the new page's heading, twice round the site. */
export async function measureNavigation(browser: Browser, origin: string): Promise<SampledPress> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  await page.goto(origin + href('home'), { waitUntil: 'networkidle' });
  const [fullSpeedMs, slowedMs] = await atBothSpeeds(page, async () => [
    ...(await roundTrip(page)),
    ...(await roundTrip(page)),
  ]);
  await page.close();
  return { name: 'warm link, to the new page’s heading', fullSpeedMs, slowedMs };
}
