import { expect, test } from 'vitest';
import { pageNumber } from './page-number';

test.each([
  ['2', 2],
  ['9', 9],
  ['10', 10],
  ['19', 19],
  ['278', 278],
  ['999999', 999_999],
])('reads %s as a page of a list', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

test.each(['', '0', '1', '01', '02', '-2', '2.5', ' 2', '2 ', 'x2', '2x', '12x', 'x12', '1e3', '1000000', '٣'])(
  'reads %j as none',
  (text) => {
    expect(pageNumber(text)).toBeUndefined();
  },
);
