import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { server } from './server';

// Long enough for a busy machine; a test gives up after 60 s, see vitest.config.ts.
configure({ asyncUtilTimeout: 45_000 });

/** From now on a request that the test does not answer itself is an error. */
export function closeNetwork(): void {
  server.listen({ onUnhandledRequest: 'error' });
}

/** Leaves nothing of a test to the next one. */
export function clearPage(): void {
  cleanup();
  server.resetHandlers();
  window.sessionStorage.clear();
}

/** Leaves nothing of a test file to the next one, which meets the same page. */
export function leavePage(): void {
  server.close();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}
