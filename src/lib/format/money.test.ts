import { expect, test } from 'vitest';
import { listPrice, money, priceIfListed, priceLabel, smallSum } from './money';

test('a sum below a pound reads in pence', () => expect([46, 100, 177].map(smallSum)).toEqual(['46p', '£1', '£1.77']));

test.each([
  [119_500, '£1,195', '£1195.00'],
  [4999, '£49.99', '£49.99'],
  [100, '£1', '£1.00'],
  [5, '£0.05', '£0.05'],
  [0, '£0', '£0.00'],
])('%i pence read %s in a text and %s on a label', (pence, text, label) => {
  expect(money(pence)).toBe(text);
  expect(priceLabel(pence)).toBe(label);
});

test('names a missing list price', () => {
  expect([listPrice(119_500), listPrice(undefined)]).toEqual(['£1,195', 'Price on request']);
  expect([priceIfListed(119_500), priceIfListed(undefined)]).toEqual(['£1,195', 'on request']);
});
