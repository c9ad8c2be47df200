import { defineConfig } from '@playwright/test';
import { lightChromium } from './support/browsers';

const port = 4170;
const address = `http://127.0.0.1:${port}`;
const galleryPort = 4171;
/** The gallery is in no build. */
export const galleryAddress = `http://127.0.0.1:${galleryPort}/parts`;

/** Visual comparison with an earlier state: `npm run test:look`. */
export default defineConfig({
  testDir: 'look',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  outputDir: '../test-results/look',
  snapshotPathTemplate: '../.look/pictures/{arg}-{projectName}{ext}',
  webServer: [
    { command: `tsx scripts/preview/preview.ts ${process.env.LOOK_SITE ?? 'dist'} ${port}`, cwd: '..', url: address },
    { command: `vite --port ${galleryPort} --strictPort`, cwd: process.env.LOOK_SOURCES ?? '..', url: galleryAddress },
  ],
  // Allows for antialiasing.
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 20 } },
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: lightChromium,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
