import { defineConfig } from 'vitest/config';
import vitestConfig from './vitest.config';

/** For mutation: the tests of the site alone. Those of the build scripts read the whole project, not what is mutated. */
export default defineConfig((environment) => {
  const { test, ...config } = vitestConfig(environment);
  return {
    ...config,
    test: {
      ...test,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/mocks/setup-tests.ts', 'scripts/mutation-setup.ts'],
    },
  };
});
