import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { env } from '@/config/env';
import { outcomes } from './outcomes';
import { scenarioIn, type Scenario } from './scenario';

/** Keeps the last scenario, because navigation drops the query. */
let chosen: Scenario = 'accepted';

function currentScenario(): Scenario {
  chosen = scenarioIn(window.location.search) ?? chosen;
  return chosen;
}

async function payloadOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('json')) return JSON.parse(text) as unknown;
  return Object.fromEntries(new URLSearchParams(text));
}

const endpoints = [env.contactEndpoint, env.productRequestEndpoint].filter((path) => path.startsWith('/mock/'));

/** Used by `npm run dev` and by builds for testers. */
export const worker = setupWorker(
  ...endpoints.map((path) =>
    http.post(path, async ({ request }) => {
      const payload = JSON.stringify(await payloadOf(request));
      console.info(`[mock] ${path} received, answers "${currentScenario()}": ${payload}`);
      return outcomes[currentScenario()]();
    }),
  ),
);

/** Sets `navigator.onLine` to match the offline scenario. */
export function mockOnlineState(): void {
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => currentScenario() !== 'offline' && Boolean(real?.get?.call(navigator)),
  });
}
