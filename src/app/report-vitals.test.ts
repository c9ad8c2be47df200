// @vitest-environment jsdom
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVitals } from './report-vitals';

vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn() }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('no connection')));
  window.history.replaceState(null, '', '/shop?compare=a,b#top');
});
afterEach(() => vi.unstubAllGlobals());

const measured = (name: Metric['name'], value: number) => ({ name, value, id: 'v6-1700000000000-1' }) as Metric;

it.each([
  ['LCP', 1234.56, 1235, onLCP],
  ['INP', 48.2, 48, onINP],
  ['CLS', 0.012_345, 0.0123, onCLS],
] as const)('sends %s once, with the page and nothing that names a visitor', (name, value, sent, listen) => {
  reportVitals('https://vitals.example/collect');
  expect(fetched).not.toHaveBeenCalled();
  vi.mocked(listen as typeof onLCP).mock.lastCall?.[0](measured(name, value) as never);
  expect(fetched).toHaveBeenCalledOnce();
  const [address, options] = fetched.mock.lastCall ?? [];
  expect(address).toBe('https://vitals.example/collect');
  expect(JSON.parse(String(options?.body))).toEqual({ metric: name, value: sent, page: '/shop' });
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});
