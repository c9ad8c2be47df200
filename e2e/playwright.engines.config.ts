import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { type EngineName, type EngineOptions, missing } from './engines/fixtures';

const windows = {
  wide: { widthPx: 1440, heightPx: 900 },
  // WebKitGTK's window is at least some 450 px wide.
  phone: { widthPx: 390, heightPx: 844 },
};

const engineNames: EngineName[] = ['firefox', 'webkit'];
const isMissing = Object.fromEntries(engineNames.map((name) => [name, missing(name) !== undefined]));
if (!process.env.TEST_WORKER_INDEX)
  for (const name of engineNames) console.log(missing(name) ?? `${name} is installed`);

const canReadPaper = spawnSync('pdftotext', ['-v']).status === 0;

/** Excludes engines that are not installed, and print tests except in wide Firefox: WebKit's driver cannot print. */
function leftOut(engineName: EngineName, windowName: string): RegExp[] {
  if (isMissing[engineName]) return [/./];
  return engineName === 'firefox' && windowName === 'wide' && canReadPaper ? [] : [/@paper/];
}

/** Tests in Debian's Firefox and WebKit, which Playwright cannot drive. */
export default defineConfig<object, EngineOptions>({
  testDir: 'engines',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 300_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  outputDir: '../test-results/engines',
  projects: engineNames.flatMap((engineName) =>
    Object.entries(windows).map(([name, window]) => ({
      name: `${engineName}-${name}`,
      grepInvert: leftOut(engineName, name),
      use: { engineName, window },
    })),
  ),
});
