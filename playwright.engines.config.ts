import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { type EngineName, type EngineOptions, missing } from './e2e/engines/fixtures';

const windows = {
  wide: { widthPx: 1440, heightPx: 900 },
  // WebKitGTK's own browser makes no window narrower than some 450 px.
  phone: { widthPx: 390, heightPx: 844 },
};

const engineNames: EngineName[] = ['firefox', 'webkit'];
const isMissing = Object.fromEntries(engineNames.map((name) => [name, missing(name) !== undefined]));
// Said once, by the process that starts the others.
if (!process.env.TEST_WORKER_INDEX)
  for (const name of engineNames) console.log(missing(name) ?? `${name} is installed`);

const canReadPaper = spawnSync('pdftotext', ['-v']).status === 0;

/** What a project leaves out: all where its engine is not installed; paper has one width, and WebKit's driver cannot print. */
function leftOut(engineName: EngineName, windowName: string): RegExp[] {
  if (isMissing[engineName]) return [/./];
  return engineName === 'firefox' && windowName === 'wide' && canReadPaper ? [] : [/@paper/];
}

/** Journeys in Firefox and WebKit: the same ones in both, since Playwright itself can drive neither of Debian's. */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/support/global-setup.ts',
  // One browser of each engine at a time.
  workers: 2,
  retries: 0,
  timeout: 300_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  outputDir: 'test-results/engines',
  projects: engineNames.flatMap((engineName) =>
    Object.entries(windows).map(([name, window]) => ({
      name: `${engineName}-${name}`,
      grepInvert: leftOut(engineName, name),
      use: { engineName, window },
    })),
  ),
});
