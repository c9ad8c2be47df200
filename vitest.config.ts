import { readFileSync } from 'node:fs';
import { mergeConfig, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sourceFiles } from './scripts/lib/source-files.ts';
import viteConfig from './vite.config';

/** What a test file that must not share its process says: it replaces modules, or changes the page for good. */
const wantsToBeAlone = /\bvi\.(?:mock|doMock)\(|^\/\/ Runs alone: /m;

const siteTests = await sourceFiles(['src'], /\.test\.tsx?$/);
const alone = siteTests.filter((file) => wantsToBeAlone.test(readFileSync(file, 'utf8')));
const shared = siteTests.filter((file) => !alone.includes(file));
const tools = await sourceFiles(['scripts', 'media'], /\.test\.tsx?$/);

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** One file after the other in the same kind of process, so that it is started once: first those that need a page. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(needsPage), ...sorted.filter((file) => !needsPage(file))];
  }
}

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      setupFiles: ['src/mocks/setup-tests.ts'],
      css: false,
      restoreMocks: true,
      // Vitest leaves one processor to itself, and so half of a machine that has two.
      maxWorkers: '100%',
      sequence: { sequencer: PagesFirst },
      // No test fails because the machine is busy.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // To load React, a page and the catalogue for each file anew takes longer than the tests.
      projects: [
        { extends: true, test: { name: 'alone', include: alone } },
        { extends: true, test: { name: 'shared', include: shared, isolate: false } },
        { extends: true, test: { name: 'tools', include: tools, isolate: false } },
      ],
    },
  }),
);
