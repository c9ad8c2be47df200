import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { server } from './server';

// The first post of a test file also loads what posts.
configure({ asyncUtilTimeout: 5000 });

let complaints: MockInstance[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// A console error or warning fails the test it happens in.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = complaints.flatMap((spy) => spy.mock.calls as unknown[]);
  vi.restoreAllMocks();
  cleanup();
  server.resetHandlers();
  // Tests of build scripts run without a browser.
  if (typeof window !== 'undefined') window.sessionStorage.clear();
  expect(said, 'console errors and warnings').toEqual([]);
});
