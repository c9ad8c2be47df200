import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The built site on real servers, under its policy and through a deployment: three builds of its own. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/hosts',
  testIgnore: [],
  globalSetup: './e2e/hosts/global-setup.ts',
  outputDir: 'test-results/hosts',
  // A page that is loaded afresh takes its time where the machine is busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'wide', use: { viewport: { width: 1440, height: 900 } } }],
});
