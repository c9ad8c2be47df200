import { setupWorker } from 'msw/browser';
import { formHandlers } from './handlers';
import { scenarioIn, type Scenario } from './scenario';

/** The outcome asked for last: a change of page drops the query, and the tester still means it. */
let chosen: Scenario = 'accepted';

function currentScenario(): Scenario {
  chosen = scenarioIn(window.location.search) ?? chosen;
  return chosen;
}

/** The mock service worker for `npm run dev` and for a build made for testers. The console shows what it received. */
export const worker = setupWorker(
  ...formHandlers({
    scenario: currentScenario,
    onReceived: (path, payload) =>
      console.info(`[mock] ${path} received, answers "${currentScenario()}": ${JSON.stringify(payload)}`),
  }),
);

/** In the offline scenario the browser says so too, as it would. */
export function mockOnlineState(): void {
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => currentScenario() !== 'offline' && Boolean(real?.get?.call(navigator)),
  });
}
