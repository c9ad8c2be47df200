/**
 * Mutation tests, on demand: `npm run test:mutation`. See docs/testing.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/test/mutation/vitest.config.ts' },
  mutate: [
    'src/{domain,lib,features/{calculator,enquiry,shop,product,compare,planner}}/**/*.ts',
    '!src/**/*.test.ts',
    '!src/{domain/machines,lib/browser/storage-keys}.ts',
    '!src/features/product/meter/particle-bands.ts',
    '!src/lib/browser/{fetch-ahead,save-text,shared-element-transition}.ts',
  ],
  ignorePatterns: ['media/*', '!media/pictures', 'studio', 'public', 'docs', 'e2e', '.ci'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: '.stryker-tmp',
  concurrency: 1,
  timeoutMS: 20_000,
};
