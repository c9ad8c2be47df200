import { http } from 'msw';
import { env } from '@/config/env';
import { outcomes } from './outcomes';
import type { Scenario } from './scenario';

type FormHandlerOptions = {
  /** Called for each request. */
  scenario: () => Scenario;
  onReceived?: (path: string, payload: unknown) => void;
};

async function payloadOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('json')) return JSON.parse(text) as unknown;
  return Object.fromEntries(new URLSearchParams(text));
}

export function formHandlers({ scenario, onReceived }: FormHandlerOptions) {
  const paths = [env.contactEndpoint, env.productRequestEndpoint].filter((path) => path.startsWith('/mock/'));
  return paths.map((path) =>
    http.post(path, async ({ request }) => {
      onReceived?.(path, await payloadOf(request.clone()));
      return outcomes[scenario()]();
    }),
  );
}
