import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const hasFirefox = () => existsSync(executablePath);

/** Stops Firefox's own requests. */
const preferences = {
  'app.update.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

const sheets = { A4: { width: '210mm', height: '297mm' }, Letter: { width: '8.5in', height: '11in' } };

/** Headless Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: preferences,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.evaluate(() => history.back())),
    run: async (callback, ...values) =>
      (await page.evaluate(callback as (...all: unknown[]) => unknown, ...values)) as never,
    addScript: (source) => page.evaluate(`${source};undefined`) as Promise<void>,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    print: (paper) => page.pdf({ ...sheets[paper], printBackground: false }),
    close: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
