import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { findChromium } from '../lib/find-chromium';
import { readPlaywrightReport, readVitestReport, type Report, slowestTests } from './read-reports';

/**
 * Runs the tests of one or more stages: `tsx scripts/test/test.ts fast|rest|long ...` (docs/testing.md).
 * Prints the time of each step and the twenty slowest tests; the last line is "N passed, N failed".
 */

type Step = {
  name: string;
  command: string[];
  /** Reads what the command wrote; without it the step counts as one test. */
  readReport?: (file: string) => Promise<Report>;
};

type StageName = 'fast' | 'rest' | 'long';

/** Steps of one lane run one after the other, lanes run beside each other; the groups of a stage run one after the other. */
type Stage = Step[][][];

const testSite = 'test-results/site';

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

const hosts = '--config=playwright.hosts.config.ts';
const engines = '--config=playwright.engines.config.ts';

const stages: Record<StageName, Stage> = {
  fast: [
    [
      [
        { name: 'build', command: ['tsx', 'scripts/test/build-test-site.ts'] },
        { name: 'built site', command: ['tsx', 'scripts/check/check-site.ts', testSite] },
      ],
      ['typecheck', 'lint', 'check:content'].map((script) => ({ name: script, command: ['npm', 'run', '-s', script] })),
    ],
    [[vitest('unit tests', ['alone', 'shared'])]],
    [[playwright('journeys', ['--grep=@smoke'])]],
  ],
  rest: [
    [[vitest('tests of the tools', ['tools'])]],
    [[playwright('release journeys', ['--grep-invert=@smoke|@long'])]],
    [[playwright('hosts', [hosts, '--grep-invert=@long'])]],
    [[playwright('Firefox and WebKit', [engines, '--grep=@few', '--project=firefox-wide', '--project=webkit-phone'])]],
  ],
  long: [
    [[playwright('long journeys', ['--grep=@long'])]],
    [[playwright('long tests of hosts', [hosts, '--grep=@long'])]],
    [[playwright('all journeys in Firefox and WebKit', [engines])]],
  ],
};

const total: Report = { passed: 0, failed: 0, tests: [] };
const summary: string[] = [];

/** Starts a command; prints its output as it comes, or returns it where several commands run at once. */
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
  const reportFile = `test-results/${name.replaceAll(' ', '-')}.json`;
  const isVitest = command[0] === 'vitest';
  const { isFine, output } = await run(
    isVitest ? [...command, `--outputFile.json=${reportFile}`] : command,
    isBesideOthers,
    { CHROMIUM_PATH: chromiumPath, SITE_IS_BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: isVitest ? '' : reportFile },
  );
  if (isBesideOthers) console.log(`\n--- ${name}\n${output.trimEnd()}`);
  const nothing: Report = { passed: 0, failed: 1, tests: [] };
  const report = readReport
    ? await readReport(reportFile).catch(() => nothing)
    : { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, tests: [] };
  // A command that fails without a failed test has failed all the same.
  const failed = isFine ? report.failed : Math.max(report.failed, 1);
  total.passed += report.passed;
  total.failed += failed;
  total.tests.push(...report.tests);
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  summary.push(`${name.padEnd(36)} ${seconds.padStart(7)} s   ${report.passed} passed, ${failed} failed`);
}

const wanted = process.argv.slice(2) as StageName[];
const chromiumPath = await findChromium();
const startMs = Date.now();
if (wanted.includes('fast')) await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });
if (!existsSync(testSite) && !wanted.includes('fast'))
  await runStep({ name: 'build', command: ['tsx', 'scripts/test/build-test-site.ts'] }, false, chromiumPath);
for (const stage of wanted) {
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
console.log(`${'all'.padEnd(36)} ${((Date.now() - startMs) / 1000).toFixed(1).padStart(7)} s\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
