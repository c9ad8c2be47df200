import { setupWorker } from 'msw/browser';
import { formHandlers } from './handlers';
import { scenarioIn, type Scenario } from './scenario';

/** Keeps the last scenario, because navigation drops the query. */
let chosen: Scenario = 'accepted';

function currentScenario(): Scenario {
  chosen = scenarioIn(window.location.search) ?? chosen;
  return chosen;
}

/** Used by `npm run dev` and by builds for testers. */
export const worker = setupWorker(
  ...formHandlers({
    scenario: currentScenario,
    onReceived: (path, payload) =>
      console.info(`[mock] ${path} received, answers "${currentScenario()}": ${JSON.stringify(payload)}`),
  }),
);

/** Sets `navigator.onLine` to match the offline scenario. */
export function mockOnlineState(): void {
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => currentScenario() !== 'offline' && Boolean(real?.get?.call(navigator)),
  });
}
