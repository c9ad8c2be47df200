import { readFileSync } from 'node:fs';
import { mergeConfig, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sourceFiles } from './scripts/lib/source-files.ts';
import viteConfig from './vite.config.ts';

/** Files that need isolation: they mock modules or change the page permanently. */
const wantsToBeAlone = /\bvi\.(?:mock|doMock)\(|^\/\/ Runs alone: /m;

const siteTests = await sourceFiles(['src'], /\.test\.tsx?$/);
const alone = siteTests.filter((file) => wantsToBeAlone.test(readFileSync(file, 'utf8')));
const shared = siteTests.filter((file) => !alone.includes(file));
const tools = await sourceFiles(['scripts', 'media'], /\.test\.tsx?$/);

const needsPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Groups files by environment, so that each kind of process starts once; jsdom first. */
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
      // Vitest keeps one processor free by default.
      maxWorkers: '100%',
      sequence: { sequencer: PagesFirst },
      // Allows for a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Sharing modules between files is faster than reloading React and the catalogue.
      projects: [
        // Threads start sooner than processes.
        { extends: true, test: { name: 'alone', include: alone, pool: 'threads' } },
        { extends: true, test: { name: 'shared', include: shared, isolate: false, pool: 'threads' } },
        { extends: true, test: { name: 'tools', include: tools, isolate: false } },
      ],
    },
  }),
);
