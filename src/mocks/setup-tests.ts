import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { server } from './server';

let complaints: MockInstance[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// A console error or warning fails the test it happens in.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorageOf()?.clear();
  for (const spy of complaints) expect(spy.mock.calls, 'console errors and warnings').toEqual([]);
});

/** Tests of build scripts run without a browser. */
function sessionStorageOf(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.sessionStorage;
}
