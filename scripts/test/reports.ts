import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

type TimedTest = { title: string; seconds: number };
/** `failures`: a line for each failed test, with its reason. */
export type Report = { passed: number; failed: number; tests: TimedTest[]; failures: string[] };

type VitestResult = { fullName: string; status: string; duration?: number | null; failureMessages?: string[] | null };

type VitestJson = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: VitestResult[] }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
};

/** The first lines of an error, without colours, on one line. */
export const reason = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, 12).join(' ').replace(/\s+/g, ' ').slice(0, 600);

/** Reads the JSON report of Vitest. */
export async function readVitestReport(file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestJson;
  const folder = `${process.cwd()}/`;
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, title: `${name.replace(folder, '')}: ${result.fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: results.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 })),
    failures: results
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => `${title}: ${reason(failureMessages?.[0])}`),
  };
}

/** Skipped tests count as failed. */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const report: Report = { passed: 0, failed: 0, tests: [], failures: [] };
  function add({ suites = [], specs = [] }: PlaywrightSuite): void {
    for (const spec of specs) {
      for (const { projectName, status, results } of spec.tests) {
        const title = `${spec.file} (${projectName}): ${spec.title}`;
        if (status === 'expected') report.passed += 1;
        else {
          report.failed += 1;
          report.failures.push(`${title}: ${reason(results.at(-1)?.errors[0]?.message ?? status)}`);
        }
        const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        report.tests.push({ title, seconds });
      }
    }
    suites.forEach(add);
  }
  add(JSON.parse(await readFile(file, 'utf8')) as PlaywrightSuite);
  return report;
}

/** The slowest tests, a line each, for the end of a run. */
export function slowestTests(tests: TimedTest[], count: number): string[] {
  return [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
}
