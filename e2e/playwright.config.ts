import { defineConfig } from '@playwright/test';
import { lightChromium } from './support/browsers';
import { siteAddress } from './support/config';

/**
 * Tests in Chromium. Window: untagged = wide, `@phone`, `@both`. Stage: `@smoke` = `npm test`, untagged = `test:all`,
 * `@long` = `test:long`.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: ['hosts/**', 'engines/**', 'look/**'],
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Allows for a busy machine.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/outlines/{arg}{ext}',
  // `npm run outlines` writes missing outlines.
  updateSnapshots: 'none',
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    launchOptions: lightChromium,
    serviceWorkers: 'block',
    // Frames of animations take time: tests of motion ask for them.
    contextOptions: { reducedMotion: 'reduce' },
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
