import { defineConfig } from 'vitest/config';
import vitestConfig from './vitest.config';

/** For mutation: the tests of the site alone. Those of the build scripts read the whole project, not what is mutated. */
export default defineConfig((environment) => {
  const config = vitestConfig(environment);
  return { ...config, test: { ...config.test, include: ['src/**/*.test.{ts,tsx}'] } };
});
