import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { server } from './server';

// The first post of a test file also loads what posts.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Leaves nothing of a test to the next one. */
export function clearPage(): void {
  cleanup();
  server.resetHandlers();
  window.sessionStorage.clear();
}
