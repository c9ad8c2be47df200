import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRequestUrl, unitsIn } from './price-request-url';

test('round-trips the number of units', () => {
  const address = priceRequestUrl('generation-x', 3);
  expect(address).toBe('/product-details/generation-x?units=3');
  expect(unitsIn(address.slice(address.indexOf('?')))).toBe(3);
});

test('takes every number of units from 1 to 999', () => {
  for (const units of [1, 2, 12, 998, 999]) expect(unitsIn(`?units=${units}`)).toBe(units);
  expect(unitsIn('?about=gym&units=007')).toBe(7);
  expect(unitsIn('')).toBeUndefined();
});

test('finds a whole number from 1 to 999 or none in any address', () => {
  for (const units of ['', '0', '-1', '1.5', '1e3', '1000', '0x10', '٣', 'NaN', 'x7', '7x', '0000000001']) {
    expect(unitsIn(`?units=${units}`)).toBeUndefined();
  }
  const query = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `?units=${text}`),
    fc.integer().map((n) => `?units=${n}`),
  );
  fc.assert(
    fc.property(query, (search) => {
      const units = unitsIn(search);
      expect(units === undefined || (Number.isInteger(units) && units >= 1 && units <= 999)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
