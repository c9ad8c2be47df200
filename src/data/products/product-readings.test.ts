import { expect, test } from 'vitest';
import { product as bottle } from '@/data/products/achilles-water-bottle-black/product';
import { loadProduct } from '@/data/products/load-product';
import type { Bottle } from '@/data/products/product';
import { productReadings } from './product-readings';

async function readings(slug: string): Promise<string[]> {
  const product = await loadProduct(slug);
  if (!product || product.kind === 'meter') throw new Error(slug);
  return productReadings(product).map(({ value, unit, label, note }) => [value, unit, label, note].join('|'));
}

test('a machine has airflow, room size and noise', async () => {
  expect(await readings('generation-x')).toEqual([
    '36|m²|Rooms up to|30 m² with windows shut',
    '43|dB(A)|At working speed|Estimated',
    '440|m³/h|Airflow at working speed|Estimated; 727 tested, at 54 dB(A)',
  ]);
});

test('a machine shows the airflow of its working speed, with the tested one and its noise', async () => {
  expect((await readings('generation-z'))[2]).toBe(
    '555|m³/h|Airflow at working speed|Estimated; 1,156 tested, at 58 dB(A)',
  );
});

test('a bottle has its minute, its two hours and its volume', () => {
  expect(productReadings(bottle as unknown as Bottle)).toEqual([
    {
      value: '60',
      unit: 's',
      label: 'One UV-C treatment',
      note: 'Our own test, for clear tap water; UV-\u2060C is not a filter',
    },
    { value: '2', unit: 'h', label: 'Between cleaning cycles' },
    { value: '750', unit: 'ml', label: 'Capacity' },
    { value: 'IPX7', unit: '', label: 'Made to it, not tested yet' },
  ]);
});

test('a filter has the interval of its change', async () => {
  expect(await readings('gen-x-filter')).toEqual(['6 to 12|months|Change it every|']);
});
