import { readFile } from 'node:fs/promises';

export type TimedTest = { title: string; seconds: number };
export type Report = { passed: number; failed: number; tests: TimedTest[] };

type VitestJson = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};

/** Reads the JSON report that Vitest wrote. Throws where there is none. */
export async function readVitestReport(file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestJson;
  const folder = `${process.cwd()}/`;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.replace(folder, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests };
}

/** Reads the JSON report that Playwright wrote; a test that was skipped counts as failed. Throws where there is none. */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const report: Report = { passed: 0, failed: 0, tests: [] };
  function add({ suites = [], specs = [] }: PlaywrightSuite): void {
    for (const spec of specs) {
      for (const { projectName, status, results } of spec.tests) {
        if (status === 'expected') report.passed += 1;
        else report.failed += 1;
        const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        report.tests.push({ title: `${spec.file} (${projectName}): ${spec.title}`, seconds });
      }
    }
    suites.forEach(add);
  }
  add(JSON.parse(await readFile(file, 'utf8')) as PlaywrightSuite);
  return report;
}

export function slowestTests(tests: TimedTest[], count: number): string[] {
  return [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
}
