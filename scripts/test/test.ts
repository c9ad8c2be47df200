import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { findChromium } from '../system/find-chromium';

/**
 * Runs the checks of the source two at a time, then one stage after the other, prints how long each took, and ends with the
 * plain line "N passed, N failed".
 */

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

/** Each keeps one processor busy and reads the source alone. */
const checks: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'style lint', command: ['stylelint', 'src/**/*.scss'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'content', command: ['tsx', 'scripts/check/check-content.ts'] },
];

const stages: Stage[] = [
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
    // One of its three sites is what the build above has made.
    variables: async () => ({
      CHROMIUM_PATH: await findChromium(),
      SITE_IS_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: hostsReport,
    }),
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

type Run = { isFine: boolean; said: string };

/** Starts a command of the project; what it says goes to the terminal, or is kept and answered with. */
function run([program = '', ...parameters]: string[], keep: boolean, variables: Record<string, string>): Promise<Run> {
  return new Promise((done) => {
    const output = keep ? 'pipe' : 'inherit';
    const child = spawn('npx', ['--no-install', program, ...parameters], {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...variables },
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.on('close', (code) => done({ isFine: code === 0, said }));
    child.on('error', () => done({ isFine: false, said }));
  });
}

async function count({ command, report, variables }: Stage, keep: boolean): Promise<Count & { said: string }> {
  const { isFine, said } = await run(command, keep, variables ? await variables() : {});
  const counted = report ? await report() : { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  return { ...counted, failed: isFine ? counted.failed : Math.max(counted.failed, 1), said };
}

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];

/** Runs a stage and adds it to the total; of one that runs beside another, what it says comes at its end. */
async function runStage(stage: Stage, isBesideAnother = false): Promise<void> {
  const title = `\n--- ${stage.name}`;
  if (!isBesideAnother) console.log(title);
  const startMs = Date.now();
  const { passed, failed, said } = await count(stage, isBesideAnother).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    said: error instanceof Error ? error.message : String(error),
  }));
  if (isBesideAnother) console.log(title);
  if (said) console.log(said.trimEnd());
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  lines.push(`${stage.name.padEnd(26)} ${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`);
}

async function runChecks(): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) await runStage(check, true);
}

await rm('test-results', { recursive: true, force: true });
await Promise.all([runChecks(), runChecks()]);
for (const stage of stages) await runStage(stage);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
