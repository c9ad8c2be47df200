import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { loadCompared } from './load-compared';

vi.mock('@/data/products/load-product', () => ({ loadProduct: vi.fn(), forgetFailureAfterMs: 1000 }));

const product = (slug: string) => ({ slug }) as Product;
const load = vi.mocked(loadProduct);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => vi.useRealTimers());

it('returns cached products synchronously, undefined for unknown slugs', () => {
  load.mockImplementation((slug) => (slug === 'none' ? undefined : product(slug)));
  expect(loadCompared(['x', 'none', 'y'])).toEqual([product('x'), undefined, product('y')]);
});

it('returns one shared promise while a product is loading', async () => {
  load.mockImplementation((slug) => (slug === 'x' ? product('x') : Promise.resolve(product(slug))));
  const first = loadCompared(['x', 'y']);
  expect(first).toBeInstanceOf(Promise);
  expect(loadCompared(['x', 'y'])).toBe(first);
  expect(loadCompared(['x', 'z'])).not.toBe(first);
  expect(loadCompared(['xy'])).not.toBe(first);
  expect(await first).toEqual([product('x'), product('y')]);
  expect(loadCompared(['x', 'y']), 'asked for anew').not.toBe(first);
});

it('keeps a failure for a second, then retries', async () => {
  load.mockImplementation(() => Promise.reject(new Error('offline')));
  const failed = loadCompared(['y', 'z']);
  await expect(failed).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(999);
  expect(loadCompared(['y', 'z'])).toBe(failed);
  await vi.advanceTimersByTimeAsync(1);
  load.mockImplementation((slug) => Promise.resolve(product(slug)));
  expect(await loadCompared(['y', 'z'])).toEqual([product('y'), product('z')]);
});
