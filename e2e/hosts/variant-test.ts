import { type BrowserContext, type Page, test as base } from '@playwright/test';
import type { Variant } from '../support/config';
import { listenToErrors } from '../support/fixtures';
import { type OwnServer, serveVariant } from './own-server';

/** Options of playwright.hosts.config.ts. */
export type VariantOptions = { variant: Variant };

type Log = { violations: string[]; errors: string[]; elsewhere: string[]; missing: string[] };

/** Records policy violations, console errors, other origins and missing files. */
async function listen(context: BrowserContext, page: Page, origin: string): Promise<Log> {
  const log: Log = { violations: [], errors: [], elsewhere: [], missing: [] };
  await context.exposeBinding('noteViolation', (_, violation: string) => log.violations.push(violation));
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  listenToErrors(page, (words) => log.errors.push(words));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) log.elsewhere.push(url.href);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.missing.push(`${response.status()} ${response.url()}`);
  });
  return log;
}

export const test = base.extend<{ log: Log }, VariantOptions & { server: OwnServer }>({
  variant: ['site', { option: true, scope: 'worker' }],
  server: [
    async ({ variant }, use) => {
      const server = await serveVariant(variant);
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  log: async ({ context, page, server }, use) => use(await listen(context, page, server.origin)),
});

export async function scrollToEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.mouse.move(10, 300);
  await page.waitForFunction(() => !document.querySelector('[data-dehydrated]'));
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
}
