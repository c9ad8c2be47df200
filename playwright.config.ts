import { defineConfig } from '@playwright/test';
import { chromium, lightChromium } from './e2e/browsers';
import { siteAddress } from './e2e/places';

export default defineConfig({
  testDir: 'e2e',
  // They have configurations of their own.
  testIgnore: ['e2e/hosts/**', 'e2e/engines/**', 'e2e/look/**'],
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // A browser with windows costs two processes a page: fewer at a time.
  workers: lightChromium === chromium ? 3 : 4,
  // A shared machine may stall for seconds: one more try there, none at a desk.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/outlines/{arg}{ext}',
  // A missing outline is a failure, not one to write by the way: `npm run outlines` writes them.
  updateSnapshots: 'none',
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    launchOptions: lightChromium,
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
