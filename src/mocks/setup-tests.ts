import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';

// Only tests that start with `// @vitest-environment jsdom` have a page.
const page = typeof window === 'undefined' ? undefined : await import('./setup-page');

let complaints: MockInstance[] = [];

beforeAll(() => page?.closeNetwork());

// A console error or warning fails its test.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = complaints.flatMap((spy) => spy.mock.calls as unknown[]);
  vi.restoreAllMocks();
  page?.clearPage();
  expect(calls, 'console errors and warnings').toEqual([]);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  page?.leavePage();
});
