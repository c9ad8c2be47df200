import { defineConfig } from 'vitest/config';
import vitestConfig from '../../../vitest.config';

/** Unit tests of the site only, for mutation testing. */
export default defineConfig((environment) => {
  const { test, ...config } = vitestConfig(environment);
  return {
    ...config,
    test: {
      ...test,
      // Isolates files: a mutant may leave side effects.
      projects: undefined,
      // MUTATION_TESTS narrows the tests (docs/testing.md).
      include: (process.env.MUTATION_TESTS ?? 'src/**/*.test.{ts,tsx}').split(' '),
      setupFiles: ['src/mocks/setup-tests.ts', 'scripts/test/mutation/setup.ts'],
    },
  };
});
