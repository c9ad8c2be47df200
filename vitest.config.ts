import { mergeConfig, defineConfig } from 'vitest/config';
import viteConfig from './vite.config';

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'media/**/*.test.ts'],
      setupFiles: ['src/mocks/setup-tests.ts'],
      css: false,
      restoreMocks: true,
    },
  }),
);
