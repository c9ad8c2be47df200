import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { drawing, firstDrawing } from '../support/webgl';
import { siteDirOf, variants } from '../support/config';
import { answerForOutsideHosts } from './outside-hosts';
import type { OwnServer } from './own-server';
import { test } from './variant-test';

const media = variants.full.VITE_MEDIA_BASE_URL;
const path = '/product-details/generation-x';
const pageAddress = `${variants.full.VITE_SITE_URL}${path}#turn`;

/** Claims support of `rel="ar"`, as Apple's browser does. */
async function knowAr(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token);
    };
  });
}

test.use(drawing);

async function turn(page: Page, server: OwnServer): Promise<string[]> {
  const requested = await answerForOutsideHosts(page);
  await page.goto(server.origin + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('button', { name: 'Turn it round' }).click();
  await expect(page.getByRole('application', { name: 'Generation X, to turn' })).toBeVisible(firstDrawing);
  return requested;
}

test('the viewer has model and light from the media host, and nothing of them from the site', async ({
  page,
  server,
  log,
}) => {
  const own: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === server.origin) own.push(pathname);
  });
  const requested = await turn(page, server);
  expect(requested.filter((line) => line.includes('/models/')).sort()).toEqual([
    'media.test/models/generation-x.glb',
    'media.test/models/studio.hdr',
  ]);
  expect(own.filter((address) => address.includes('/models/'))).toEqual([]);
  expect(log.violations).toEqual([]);
});

test('Quick Look is sent to the media host for the USDZ', async ({ page, server }) => {
  await knowAr(page);
  await turn(page, server);
  const link = page.getByRole('link', { name: 'Stand it in your room' });
  await expect(link).toHaveAttribute('rel', 'ar');
  await expect(link).toHaveAttribute(
    'href',
    `${media}/models/generation-x.usdz#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(pageAddress)}`,
  );
});

test('the structured data name the models where they are', ({ variant }) => {
  const html = readFileSync(`${siteDirOf(variant)}${path}.html`, 'utf8');
  const models = [...html.matchAll(/"contentUrl":"([^"]+\/models\/[^"]+)"/g)].map(([, address]) => address);
  expect(models).toEqual([`${media}/models/generation-x.glb`, `${media}/models/generation-x.usdz`]);
});
