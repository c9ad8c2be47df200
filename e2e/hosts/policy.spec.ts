import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addressesOfEachKind, pageAddresses } from '../support/addresses';
import { siteDirOf, type Variant } from '../support/config';
import { answerForOutsideHosts } from './outside-hosts';
import { folderOf } from './own-server';
import { scrollToEnd, test } from './variant-test';

const allowedElsewhere: Record<Variant, string[]> = {
  site: [],
  folder: [],
  full: ['https://media.test', 'https://vitals.test'],
};

async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button, header button')) {
      if (!button.isConnected || button.disabled || button.type === 'submit') continue;
      button.click();
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    }
  });
  await page.keyboard.press('Escape');
}

// Two halves run in parallel. In `test:all` each page that opens names its breaches in the console, which fails the test.
for (const half of [0, 1]) {
  test(
    `the pages keep to their policy (${half + 1} of 2)`,
    { tag: '@long' },
    async ({ page, variant, server, log }) => {
      test.setTimeout(300_000);
      const requested = await answerForOutsideHosts(page);
      // Chromium complains about many print dialogs in a row.
      await page.addInitScript(() => (window.print = () => {}));
      const addresses = variant === 'site' ? addressesOfEachKind : pageAddresses;
      for (const address of addresses.filter((_, index) => index % 2 === half)) {
        log.elsewhere.length = 0;
        await page.goto(server.origin + folderOf(variant) + address);
        await scrollToEnd(page);
        const origins = [...new Set(log.elsewhere.map((url) => new URL(url).origin))];
        expect(
          origins.filter((origin) => !allowedElsewhere[variant].includes(origin)),
          `other hosts that ${address} asks by itself`,
        ).toEqual([]);
        if (variant !== 'folder') await pressEverything(page);
        expect(log.violations, `breaches of the policy on ${address}`).toEqual([]);
        expect(log.errors, `console on ${address}`).toEqual([]);
        expect(log.missing, `missing on ${address}`).toEqual([]);
      }
      expect(requested.length > 0, 'the media host is used').toBe(variant === 'full');
    },
  );
}

test('the measuring of speed is part of the site where it has somewhere to go, and nowhere else', ({ variant }) => {
  const names = readdirSync(`${siteDirOf(variant)}/assets`).filter((name) => /^report-vitals-[^.]+\.js$/.test(name));
  expect(names).toHaveLength(variant === 'full' ? 1 : 0);
  const policy = readFileSync(`${siteDirOf(variant)}/privacy-policy.html`, 'utf8');
  expect(policy.includes('run no analytics')).toBe(variant !== 'full');
  expect(policy.includes('your slowest press')).toBe(variant === 'full');
});

test('a page cannot be framed, and what the policy does not name is blocked', async ({
  page,
  context,
  variant,
  server,
  log,
}) => {
  const home = `${server.origin}${folderOf(variant)}/`;
  await page.route('https://elsewhere.test/**', (route) => route.fulfill({ body: 'window.ran = true' }));
  await page.goto(home);
  await page.evaluate(async () => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran = true">'),
      () => (document.createElement('script').text = 'window.ran = true'),
      () => document.createElement('div').setAttribute('style', 'color: red'),
      () => import(`https://elsewhere.test/${'evil.js'}`),
    ];
    for (const attempt of attempts) {
      try {
        await attempt();
      } catch {
        // The browser reports the violated rule.
      }
    }
  });
  const breached = () => [...new Set(log.violations.map((line) => line.split(' ')[0]))].sort();
  await expect.poll(breached).toEqual(['require-trusted-types-for', 'script-src-elem', 'style-src-attr']);
  expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined();
  const outside = await context.newPage();
  const refusal = outside.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await outside.setContent(`<iframe src="${home}about"></iframe>`);
  expect((await refusal).type()).toBe('error');
});
