import { http } from 'msw';
import { vi } from 'vitest';
import { outcomes } from './outcomes';
import { server } from './server';

/** Answers what is posted to a form service. @returns the payloads, as they come */
export function receive(endpoint: string, answer: () => Response | Promise<Response> = outcomes.accepted): unknown[] {
  const received: unknown[] = [];
  server.use(
    http.post(endpoint, async ({ request }) => {
      received.push(await request.json());
      return answer();
    }),
  );
  return received;
}

/** Moves the clock past the two seconds before which no form is sent. */
export function skipMinimumFormTime(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
}
