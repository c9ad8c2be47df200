import { test as base, expect } from '@playwright/test';
import type { Engine } from './engine';
import { startEngineSite } from './engine-site';
import { EngineVisitor } from './engine-visitor';
import { hasFirefox, startFirefox } from './firefox';
import { hasWebkit, startWebkit } from './webkit';

export { expect };

const engines = {
  firefox: { isHere: hasFirefox, start: startFirefox, packages: 'firefox-esr' },
  webkit: { isHere: hasWebkit, start: startWebkit, packages: 'webkit2gtk-driver and xvfb' },
};

export type EngineName = keyof typeof engines;

/** Throws in CI. */
export function missing(name: EngineName): string | undefined {
  const { isHere, packages } = engines[name];
  if (isHere()) return undefined;
  const words = `${name} is not installed here (Debian: ${packages}): its journeys are not run`;
  if (process.env.CI) throw new Error(words);
  return words;
}

export type EngineOptions = { engineName: EngineName; window: { widthPx: number; heightPx: number } };
type Site = Awaited<ReturnType<typeof startEngineSite>>;
type Running = { siteUrl: string; engine: Engine; slowSites: Site[] };
type Fixtures = {
  visitor: EngineVisitor;
  /** Scripts are held until `resume`. */
  slowSite: { url: string; resume: () => void };
  print: NonNullable<Engine['print']>;
  /** Expected errors. */
  expectedErrors: RegExp[];
};

/** Errors in the page fail the test. */
export const test = base.extend<Fixtures, EngineOptions & { running: Running }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  window: [
    { widthPx: 1440, heightPx: 900 },
    { option: true, scope: 'worker' },
  ],
  running: [
    async ({ engineName, window }, use) => {
      const site = await startEngineSite();
      const engine = await engines[engineName].start();
      await engine.resize(window.widthPx, window.heightPx);
      const slowSites: Site[] = [];
      await use({ siteUrl: site.url, engine, slowSites });
      await engine.close();
      await Promise.all([site, ...slowSites].map((each) => each.stop()));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  slowSite: async ({ running }, use) => {
    const site = await startEngineSite();
    // Stopped with the engine: pictures that are still fetched must not fail.
    running.slowSites.push(site);
    await use({ url: site.url, resume: site.holdScripts() });
  },
  // Playwright parses the fixture's parameters.
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([]),
  print: async ({ running }, use) => {
    if (!running.engine.print) throw new Error('The driver of this engine cannot print.');
    await use(running.engine.print);
  },
  visitor: async ({ running, window, expectedErrors }, use) => {
    const visitor = new EngineVisitor(running.engine, running.siteUrl, window.widthPx < 700);
    await use(visitor);
    const wentWrong = await visitor.wentWrong();
    expect(wentWrong.filter((words) => !expectedErrors.some((pattern) => pattern.test(words)))).toEqual([]);
  },
});
