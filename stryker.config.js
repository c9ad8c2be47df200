/**
 * Mutation tests, on demand: `npm run test:mutation`. See docs/mutation.md.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/{lib,features/{air-changes,enquiry,catalogue}}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  // Classes are looks, which no unit test sees; the browser journeys and a pair of eyes do.
  ignorePatterns: ['media', 'public', 'docs', 'e2e', '.ci'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: '.stryker-tmp',
  // One at a time: each worker is a whole Vitest, and time is the measure by which an endless loop is found.
  concurrency: 1,
  timeoutMS: 20_000,
};
