import { expect, test } from 'vitest';
import { priceRequestUrl, quantityIn, slugIn } from './price-request-url';

test('round-trips the number of units', () => {
  const address = priceRequestUrl('generation-x', 3);
  expect(address).toBe('/product-details/generation-x?units=3#request');
  const { pathname, search } = new URL(address, 'https://mars-air.example/mars/');
  expect([slugIn(pathname), quantityIn(search)]).toEqual(['generation-x', '3']);
  expect(slugIn('/mars/product-details/gen-x-filter')).toBe('gen-x-filter');
  expect(slugIn('/shop')).toBeUndefined();
});

test('takes the number of units as it stands in the address, for the form to check', () => {
  for (const units of ['1', '007', '1000', '-1', '1.5', 'x7']) {
    expect(quantityIn(`?about=gym&units=${units}`)).toBe(units);
  }
  for (const search of ['', '?units=', '?units=+', '?unit=3']) expect(quantityIn(search)).toBeUndefined();
  expect(quantityIn(`?units=${'9'.repeat(400)}`)).toBe('9'.repeat(20));
});
