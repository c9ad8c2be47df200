import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { server } from './server';

// Must stay below the test timeout of 60 s (vitest.config.ts).
configure({ asyncUtilTimeout: 45_000 });

/** From now on a request that no handler answers is an error. */
export function closeNetwork(): void {
  server.listen({ onUnhandledRequest: 'error' });
}

/** Takes the page, the handlers of a test and the stored session away. */
export function clearPage(): void {
  cleanup();
  document.getElementById('root')?.remove();
  server.resetHandlers();
  window.sessionStorage.clear();
}

/** Test files share a page (vitest.config.ts). */
export function leavePage(): void {
  server.close();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}
