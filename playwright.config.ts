import { defineConfig } from '@playwright/test';
import { lightChromium } from './e2e/support/browsers';
import { siteAddress } from './e2e/support/config';

/**
 * Journeys in Chromium. Tags choose where and when a test runs (docs/testing.md):
 * no window tag: in the wide window; `@phone`: on the phone; `@both`: in both.
 * `@smoke`: part of `npm test`; no stage tag: part of `npm run test:all`; `@long`: part of `npm run test:long`.
 */
export default defineConfig({
  testDir: 'e2e',
  // These folders have configurations of their own.
  testIgnore: ['e2e/hosts/**', 'e2e/engines/**', 'e2e/support/keep-screenshot/**'],
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, since a shared machine may stall: no test judges real time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/outlines/{arg}{ext}',
  // A missing outline is a failure: `npm run outlines` writes them.
  updateSnapshots: 'none',
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    launchOptions: lightChromium,
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
