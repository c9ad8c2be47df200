/**
 * Mutation tests, on demand: `npm run test:mutation`. See docs/mutation.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    // What works something out or decides: formulas, form rules, payloads, the judging of answers, routes, words with figures.
    'src/{domain,lib,features/{air-changes,enquiry,catalogue,planner}}/**/*.ts',
    '!src/**/*.test.ts',
    // Tables without a rule in them: there is nothing to get wrong but the value itself.
    '!src/{domain/machines,lib/storage-keys}.ts',
    '!src/features/catalogue/particle-bands.ts',
    // What only a browser can show: the journeys in e2e/ do.
    '!src/lib/{fetch-ahead,save-text}.ts',
  ],
  // Nothing that the tests of src/ read; the build names pictures by the record in media/pictures.
  ignorePatterns: ['media/*', '!media/pictures', 'studio', 'public', 'docs', 'e2e', '.ci'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: '.stryker-tmp',
  // One at a time: each worker is a whole Vitest, and time is the measure by which an endless loop is found.
  concurrency: 1,
  timeoutMS: 20_000,
};
