import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let complaints: MockInstance[] = [];

// A console error or warning fails the test it happens in.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = complaints.flatMap((spy) => spy.mock.calls as unknown[]);
  vi.restoreAllMocks();
  expect(said, 'console errors and warnings').toEqual([]);
});

// A test that needs a page says so in its first line: `// @vitest-environment jsdom`. The others start without one. Its page
// is cleared before the complaints are counted: the hook that comes last runs first.
if (typeof window !== 'undefined') await import('./setup-page');
