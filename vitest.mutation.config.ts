import { defineConfig } from 'vitest/config';
import vitestConfig from './vitest.config';

/** For mutation: the tests of the site alone. Those of the build scripts read the whole project, not what is mutated. */
export default defineConfig((environment) => {
  const { test, ...config } = vitestConfig(environment);
  return {
    ...config,
    test: {
      ...test,
      // Each file in a process of its own: a mutant may leave anything behind.
      projects: undefined,
      // MUTATION_TESTS narrows them to the own tests of what is mutated; docs/mutation.md says why not by `--testFiles`.
      include: (process.env.MUTATION_TESTS ?? 'src/**/*.test.{ts,tsx}').split(' '),
      setupFiles: ['src/mocks/setup-tests.ts', 'scripts/test/mutation-setup.ts'],
    },
  };
});
