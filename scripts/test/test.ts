import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { findChromium } from '../system/find-chromium';

/** Runs one stage after the other, prints how long each took, and ends with the plain line "N passed, N failed". */

type Count = { passed: number; failed: number };
type Stage = {
  name: string;
  command: string[];
  report?: () => Promise<Count>;
  variables?: () => Promise<Record<string, string>>;
};

const unitReport = 'test-results/unit.json';
const browserReport = 'test-results/browser.json';
const hostsReport = 'test-results/hosts.json';
const enginesReport = 'test-results/engines.json';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

async function readReport<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function readBrowserReport(file: string): Promise<Count> {
  const { stats } = await readReport<PlaywrightReport>(file);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const stages: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'style lint', command: ['stylelint', 'src/**/*.scss'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'content', command: ['tsx', 'scripts/check/check-content.ts'] },
  {
    name: 'unit and component tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: async () => {
      const { numPassedTests, numFailedTests } = await readReport<VitestReport>(unitReport);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  { name: 'build', command: ['tsx', 'scripts/build/build.ts'] },
  { name: 'built site', command: ['tsx', 'scripts/check/check-site.ts', 'dist'] },
  {
    name: 'browser journeys',
    command: ['playwright', 'test'],
    variables: async () => ({ CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
    report: () => readBrowserReport(browserReport),
  },
  {
    name: 'hosts and deployments',
    command: ['playwright', 'test', '--config', 'playwright.hosts.config.ts'],
    variables: async () => ({ CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: hostsReport }),
    report: () => readBrowserReport(hostsReport),
  },
  {
    name: 'Firefox and WebKit',
    // Firefox is met at desks, WebKit on telephones; `npm run test:browsers` takes every journey to both.
    command: [
      ...['playwright', 'test', '--config', 'playwright.engines.config.ts', '--grep', '@few'],
      ...['--project=firefox-wide', '--project=webkit-phone'],
    ],
    // The journeys above have just built it.
    variables: async () => ({ SITE_IS_BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: enginesReport }),
    report: () => readBrowserReport(enginesReport),
  },
];

function run([program = '', ...parameters]: string[], variables: Record<string, string>): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('npx', ['--no-install', program, ...parameters], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => done(code === 0));
    child.on('error', () => done(false));
  });
}

async function runStage({ command, report, variables }: Stage): Promise<Count> {
  try {
    const isFine = await run(command, variables ? await variables() : {});
    const count = report ? await report() : { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
    return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

await rm('test-results', { recursive: true, force: true });
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const stage of stages) {
  console.log(`\n--- ${stage.name}`);
  const startMs = Date.now();
  const { passed, failed } = await runStage(stage);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  lines.push(`${stage.name.padEnd(26)} ${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
