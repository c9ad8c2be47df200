import { expect, type Page, test } from '@playwright/test';
import { galleryAddress } from '../playwright.look.config';
import { href } from '../../src/lib/links/href';
import { open } from '../support/fixtures';

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T12:00:00Z'));

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 50));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {})),
    );
  });
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
}

type State = { path: string; press?: (page: Page) => Promise<void> };

const product = href('product', { slug: 'generation-x' });

const looks: Record<string, State> = {
  home: { path: href('home') },
  about: { path: href('about') },
  contact: { path: href('contact') },
  shop: { path: href('shop') },
  'generation-x': { path: product },
  'gen-z-filter': { path: href('product', { slug: 'gen-z-filter' }) },
  water: { path: href('water') },
  dentistry: { path: href('dentistry') },
  'health-care': { path: href('healthCare') },
  article: { path: href('air-purification-in-dentistry') },
  evidence: { path: href('evidence') },
  privacy: { path: href('privacyPolicy') },
  'calculator-result': {
    path: href('home'),
    press: async (page) => {
      await page.getByLabel('Length (m)').fill('4.5');
      await page.getByLabel('Width (m)').fill('3.5');
      await page.getByLabel('Height (m)').fill('2.6');
      await page.getByRole('button', { name: 'Calculate' }).click();
    },
  },
  'calculator-complaints': {
    path: href('home'),
    press: (page) => page.getByRole('button', { name: 'Calculate' }).click(),
  },
  'contact-complaints': {
    path: href('contact'),
    press: (page) => page.getByRole('button', { name: /^Open in your e/ }).click(),
  },
  specification: { path: product, press: (page) => page.getByRole('tab', { name: 'Specification' }).click() },
  support: { path: product, press: (page) => page.getByRole('tab', { name: 'Support' }).click() },
  comparison: { path: `${href('shop')}?compare=generation-x,generation-y,generation-z` },
  planner: { path: `${href('roomPlanner')}?room=9x7x3&target=6` },
  search: { path: `${href('search')}?q=hepa` },
};

for (const [name, { path, press }] of Object.entries(looks)) {
  test(name, async ({ page }) => {
    await open(page, path);
    await press?.(page);
    await takePicture(page, name);
  });
}

test('parts', async ({ page }) => {
  await page.goto(galleryAddress);
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  await takePicture(page, 'parts');
});
