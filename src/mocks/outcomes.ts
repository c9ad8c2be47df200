import { delay, HttpResponse } from 'msw';
import type { Scenario } from './scenario';

const slowMs = 4000;

export const outcomes: Record<Scenario, () => Promise<Response> | Response> = {
  accepted: () => HttpResponse.json({ ok: true }),
  refused: () => HttpResponse.json({ error: 'This form is not taking messages' }, { status: 400 }),
  'field-errors': () =>
    HttpResponse.json(
      {
        error: 'Validation errors',
        errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }],
      },
      { status: 422 },
    ),
  'rate-limited': () =>
    HttpResponse.json({ error: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '60' } }),
  'server-error': () => HttpResponse.json({ error: 'Internal error' }, { status: 500 }),
  timeout: async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
  offline: () => HttpResponse.error(),
  slow: async () => {
    await delay(slowMs);
    return HttpResponse.json({ ok: true });
  },
};
