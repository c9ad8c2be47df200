import path from 'node:path';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { siteDir as testSite } from '../../e2e/support/config';
import { findChromium } from '../lib/find-chromium';
import { readPlaywrightReport, readVitestReport, reason, type Report, slowestTests } from './reports';

/** Runs test stages: `test.ts fast|rest|long ...` (docs/testing.md). */

type Step = {
  name: string;
  command: string[];
  /** Without it the step counts as one test. */
  readReport?: (file: string) => Promise<Report>;
};

type StageName = 'fast' | 'rest' | 'long';

/** Groups of parallel lanes of steps. */
type Stage = Step[][][];

function vitest(name: string, projects: string[]): Step {
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json'];
  return {
    name,
    command: [...command, ...projects.map((project) => `--project=${project}`)],
    readReport: readVitestReport,
  };
}

function playwright(name: string, parameters: string[]): Step {
  return { name, command: ['playwright', 'test', ...parameters], readReport: readPlaywrightReport };
}

const npmScript = (name: string): Step => ({ name, command: ['npm', 'run', '-s', name] });

const journeys = '--config=e2e/playwright.config.ts';
const hosts = '--config=e2e/playwright.hosts.config.ts';
const engines = '--config=e2e/playwright.engines.config.ts';

const stages: Record<StageName, Stage> = {
  fast: [
    // Two lanes of about the same length.
    [
      [
        { name: 'build', command: ['tsx', 'scripts/test/build-test-site.ts'] },
        { name: 'built site', command: ['tsx', 'scripts/check/check-site.ts', testSite] },
        ...['check:content', 'lint:styles', 'lint:format'].map(npmScript),
      ],
      ['typecheck', 'lint:scripts'].map(npmScript),
    ],
    [[vitest('unit tests', ['alone', 'shared'])]],
    [[playwright('journeys', [journeys, '--grep=@smoke'])]],
  ],
  rest: [
    [[playwright('release journeys', [journeys, '--grep-invert=@smoke|@long'])]],
    [[playwright('hosts', [hosts, '--grep-invert=@long'])]],
    [
      [vitest('tests of the tools', ['tools'])],
      [playwright('Firefox and WebKit', [engines, '--grep=@few', '--project=firefox-wide', '--project=webkit-phone'])],
    ],
  ],
  long: [
    [[playwright('long journeys', [journeys, '--grep=@long'])]],
    [[playwright('long tests of hosts', [hosts, '--grep=@long'])]],
    [[playwright('all journeys in Firefox and WebKit', [engines])]],
  ],
};

const total: Report = { passed: 0, failed: 0, tests: [], failures: [] };
const summary: string[] = [];

function run([program = '', ...parameters]: string[], isBesideOthers: boolean, variables: Record<string, string>) {
  return new Promise<{ isFine: boolean; output: string }>((resolve) => {
    const stream = isBesideOthers ? 'pipe' : 'inherit';
    const [command, all] = program === 'npm' ? ['npm', parameters] : ['npx', ['--no-install', program, ...parameters]];
    const child = spawn(command, all, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...variables },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const pipe of [child.stdout, child.stderr])
      pipe?.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.on('close', (code) => resolve({ isFine: code === 0, output }));
    child.on('error', (error) => resolve({ isFine: false, output: error.message }));
  });
}

async function runStep({ name, command, readReport }: Step, isBesideOthers: boolean, chromiumPath: string) {
  if (!isBesideOthers) console.log(`\n--- ${name}`);
  const startMs = Date.now();
  // Playwright takes a relative path from the folder of its settings.
  const reportFile = path.resolve(`test-results/${name.replaceAll(' ', '-')}.json`);
  const isVitest = command[0] === 'vitest';
  const { isFine, output } = await run(
    isVitest ? [...command, `--outputFile.json=${reportFile}`] : command,
    isBesideOthers,
    { CHROMIUM_PATH: chromiumPath, SITE_IS_BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: isVitest ? '' : reportFile },
  );
  if (isBesideOthers) console.log(`\n--- ${name}\n${output.trimEnd()}`);
  const whole: Report = { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, tests: [], failures: [] };
  const nothing: Report = { passed: 0, failed: 1, tests: [], failures: ['no report was written'] };
  const report = readReport ? await readReport(reportFile).catch(() => nothing) : whole;
  // A command may fail without a failed test.
  const failed = isFine ? report.failed : Math.max(report.failed, 1);
  const failures =
    failed > 0 && report.failures.length === 0
      ? [reason(output.trimEnd().split('\n').slice(-12).join('\n')) || 'the command failed (see above)']
      : report.failures;
  total.failures.push(...failures.map((failure) => `FAILED ${name}: ${failure}`));
  total.passed += report.passed;
  total.failed += failed;
  total.tests.push(...report.tests);
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  summary.push(`${name.padEnd(36)} ${seconds.padStart(7)} s   ${report.passed} passed, ${failed} failed`);
}

const selected = process.argv.slice(2) as StageName[];
const chromiumPath = await findChromium();
const startMs = Date.now();
if (selected.includes('fast')) await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });
if (!existsSync(testSite) && !selected.includes('fast'))
  await runStep({ name: 'build', command: ['tsx', 'scripts/test/build-test-site.ts'] }, false, chromiumPath);
for (const stage of selected) {
  for (const lanes of stages[stage]) {
    const isBesideOthers = lanes.length > 1;
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) await runStep(step, isBesideOthers, chromiumPath);
      }),
    );
  }
}

console.log(`\nThe slowest tests\n${slowestTests(total.tests, 20).join('\n')}`);
console.log(`\n${summary.join('\n')}`);
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n')}\n`);
console.log(`${'all'.padEnd(36)} ${((Date.now() - startMs) / 1000).toFixed(1).padStart(7)} s\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
