import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A test that needs a page says so in its first line: `// @vitest-environment jsdom`. The others start without one.
const page = typeof window === 'undefined' ? undefined : await import('./setup-page');

let complaints: MockInstance[] = [];

beforeAll(() => page?.closeNetwork());

// A console error or warning fails the test it happens in.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = complaints.flatMap((spy) => spy.mock.calls as unknown[]);
  vi.restoreAllMocks();
  page?.clearPage();
  expect(said, 'console errors and warnings').toEqual([]);
});

// Most test files share a process: see vitest.config.ts.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  page?.leavePage();
});
