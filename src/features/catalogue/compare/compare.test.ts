import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@/data/products/product';
import { loadProduct } from '@/data/products/load-product';
import { bestPlaces, figureText, partRows } from './compare-row';
import { compareRows } from './compare-rows';
import { compareTitle, leftOutSentence } from './compare-words';
import { pickCompared } from './pick-compared';

const slugs = ['generation-s', 'generation-x', 'generation-y', 'generation-z', 'gen-x-filter'];
const bottles = ['achilles-water-bottle-white', 'achilles-water-bottle-black'];
let all: Record<string, Product> = {};

beforeAll(async () => {
  const found = await Promise.all([...slugs, ...bottles].map((slug) => loadProduct(slug)));
  all = Object.fromEntries(found.flatMap((product) => (product ? [[product.slug, product]] : [])));
});

const some = (...names: string[]) => names.map((name) => all[name] as Product);
const row = (products: Product[], label: string) => {
  const found = compareRows(products, 48).find((one) => one.label === label);
  if (!found) throw new Error(label);
  return { texts: found.figures.map(figureText), best: bestPlaces(found) };
};

describe('what is compared', () => {
  it('is the first four of one kind; the rest is dropped and said', () => {
    const names = ['generation-q', ...slugs, 'generation-x'];
    const { products, leftOut } = pickCompared(
      names,
      names.map((name) => all[name]),
    );
    expect(products.map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
    expect(leftOut.map(leftOutSentence)).toEqual([
      'generation-q is no product of ours and is left out.',
      'Gen X Filter is left out: only products of one kind are compared.',
      'Generation X is left out: four side by side are the most.',
    ]);
  });
});

describe('a comparison of purifiers', () => {
  it('marks the lowest price, and says "listed" where another is on request', () => {
    expect(row(some('generation-x', 'generation-y'), 'Price')).toEqual({ texts: ['£495.00', '£695.00'], best: [0] });
    const [price] = compareRows(some('generation-s', 'generation-x', 'generation-y'), 48);
    expect(price?.best?.word).toBe('Lowest listed');
    expect(price && bestPlaces(price)).toEqual([1]);
  });

  it('has airflow and noise at working speed, and what both speeds do for the room', () => {
    const pair = some('generation-x', 'generation-z');
    expect(row(pair, 'Airflow at working speed')).toEqual({ texts: ['440 m³/h', '555 m³/h'], best: [1] });
    expect(row(pair, 'Noise at working speed')).toEqual({ texts: ['43 dB(A)', '42 dB(A)'], best: [1] });
    expect(row(pair, 'Air changes, working speed').texts).toEqual(['9.17 ACH', '11.56 ACH']);
    expect(row(pair, 'Air changes, full speed').texts).toEqual(['15.15 ACH', '24.08 ACH']);
  });

  it('marks a tie at every machine that has it', () => {
    const rows = compareRows(some('generation-y', 'generation-z', 'generation-x'), 48);
    const noise = rows.find(({ label }) => label === 'Noise at working speed');
    expect(noise && bestPlaces(noise)).toEqual([0, 1]);
  });

  it('says beneath what is the same, and ranks nothing there', () => {
    const { different, same } = partRows(compareRows(some('generation-x', 'generation-y'), 48));
    expect(same.map(({ label }) => label)).toContain('Stages');
    expect(different.map(({ label }) => label)).not.toContain('Stages');
    expect(compareTitle(some('generation-x', 'generation-y'), 6)).toBe('Two machines, six differences');
  });
});

it('a comparison of bottles takes its lines from the specification', () => {
  const { different, same } = partRows(compareRows(some(...bottles), 48));
  expect(same.map(({ label }) => label)).toContain('Capacity');
  expect(different.length + same.length).toBeGreaterThan(8);
});
