import { expect, test, type Browser, type Page } from '@playwright/test';
import { FaultyService, FaultySite } from './faulty-service';
import { faults, fillIn, typed, type Fault } from './form-fault-list';
import { siteDir } from './places';

type Row = { fault: string; requests: number; saw: string; kept: string };

async function outcomeOn(page: Page, sees: RegExp): Promise<string> {
  const told = page.locator('[role=alert], [role=status], [role=dialog]');
  const text = async () => (await told.allInnerTexts()).join(' ').replace(/\s+/g, ' ').trim();
  await expect.soft
    .configure({ timeout: 10_000 })(told.filter({ hasText: /\S/ }).first())
    .toBeVisible();
  await expect.poll(text, { message: String(sees), timeout: 10_000 }).toMatch(sees);
  return text();
}

async function isKept(page: Page, inDialog: boolean): Promise<boolean> {
  const labels = inDialog ? ['Name', 'Phone', 'Email'] : Object.keys(typed);
  for (const label of labels) {
    const field = page.getByRole('textbox', { name: label });
    if ((await field.count()) === 0 || (await field.inputValue()) !== typed[label as keyof typeof typed]) return false;
  }
  return true;
}

/** The telephone and an e-mail already written, where the outcome is told; the footer's do not count. */
async function expectOtherWays(page: Page, fault: string): Promise<void> {
  for (const way of ['a[href^="tel:"]', 'a[href^="mailto:"][href*="body="]']) {
    const offered = page.locator('[role=alert], [role=dialog]').locator(way).filter({ visible: true });
    expect.soft(await offered.count(), `${fault}: ${way}`).toBeGreaterThan(0);
  }
}

/** What may stand in the console: the browser's own report of a failed request. */
const networkNote = /Failed to load resource|blocked by CORS policy|net::ERR_/;

async function meet(fault: Fault, browser: Browser, dir: string): Promise<Row> {
  const service = new FaultyService();
  const site = new FaultySite(dir, await service.start());
  const origin = await site.start();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  const send = () => page.getByRole('button', { name: /^Send (message|request)$/ }).click();
  const scene = { context, page, service, site, send };
  try {
    if (fault.behaviour) service.behaviour = fault.behaviour(service);
    await page.clock.install();
    await fault.prepare?.(scene);
    await page.goto(`${origin}${fault.inDialog ? '/product-details/generation-x' : '/contact'}`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    if (!fault.hasNoForm) {
      if (fault.inDialog) await page.getByRole('button', { name: 'Price On Request' }).first().click();
      await fillIn(page, fault.inDialog ? ['Name', 'Phone', 'Email'] : undefined);
    }
    await (fault.act ?? send)(scene);
    const saw = await outcomeOn(page, fault.sees);
    const kept = await isKept(page, fault.inDialog ?? false);
    expect.soft(service.requests, `${fault.name}: requests`).toBe(fault.requests);
    expect.soft(kept, `${fault.name}: text kept`).toBe(fault.keeps);
    if (!/success/i.test(saw) && !fault.endsInForm) await expectOtherWays(page, fault.name);
    const forbidden = lines.filter((line) => /^(error|warning)/.test(line) && !networkNote.test(line));
    expect.soft(forbidden, `${fault.name}: console`).toEqual([]);
    expect
      .soft(lines.join('\n'), `${fault.name}: nothing typed in the console`)
      .not.toMatch(/Priya|496|harrowvale|surgeries/i);
    return { fault: fault.name, requests: service.requests, saw: saw.slice(0, 90), kept: kept ? 'yes' : 'no' };
  } finally {
    await context.close();
    await site.stop();
    await service.stop().catch(() => {});
  }
}

test('every fault is told truthfully, loses no text and sends at most once', async ({ browser, isMobile }) => {
  test.skip(!isMobile, 'once is enough, on a phone');
  test.setTimeout(240_000);
  const rows: Row[] = [];
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      try {
        rows.push(await meet(fault, browser, siteDir));
      } catch (error) {
        rows.push({ fault: fault.name, requests: -1, saw: String(error).slice(0, 90), kept: '?' });
        expect.soft(String(error), fault.name).toBe('');
      }
    });
  }
  console.table(rows);
});
