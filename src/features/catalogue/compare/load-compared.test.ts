import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { loadCompared } from './load-compared';

vi.mock('@/data/products/load-product', () => ({ loadProduct: vi.fn() }));

const product = (slug: string) => ({ slug }) as Product;
const load = vi.mocked(loadProduct);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => vi.useRealTimers());

it('gives products that are at hand at once, in their order, and a gap for a name that has none', () => {
  load.mockImplementation((slug) => (slug === 'none' ? undefined : product(slug)));
  expect(loadCompared(['x', 'none', 'y'])).toEqual([product('x'), undefined, product('y')]);
});

it('waits for all where one is under way, with one promise for all who ask meanwhile', async () => {
  load.mockImplementation((slug) => (slug === 'x' ? product('x') : Promise.resolve(product(slug))));
  const first = loadCompared(['x', 'y']);
  expect(first).toBeInstanceOf(Promise);
  expect(loadCompared(['x', 'y'])).toBe(first);
  expect(loadCompared(['x', 'z'])).not.toBe(first);
  expect(loadCompared(['xy'])).not.toBe(first);
  expect(await first).toEqual([product('x'), product('y')]);
  expect(loadCompared(['x', 'y']), 'asked for anew').not.toBe(first);
});

it('remembers a failure for a second, so that who waits sees it, and tries again after it', async () => {
  load.mockImplementation(() => Promise.reject(new Error('offline')));
  const failed = loadCompared(['y', 'z']);
  await expect(failed).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(999);
  expect(loadCompared(['y', 'z'])).toBe(failed);
  await vi.advanceTimersByTimeAsync(1);
  load.mockImplementation((slug) => Promise.resolve(product(slug)));
  expect(await loadCompared(['y', 'z'])).toEqual([product('y'), product('z')]);
});
