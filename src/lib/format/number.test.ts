import { expect, test } from 'vitest';
import { fileSize, grouped, groupedTwoDecimals } from './number';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1156, '1,156'],
  [43_800, '43,800'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
  [1234.5678, '1,234.5678'],
])('writes %d as %s', (value, text) => {
  expect(grouped(value)).toBe(text);
});

test.each([
  [0, '0.00'],
  [999.999, '1,000.00'],
  [189, '189.00'],
  [1_000_000_000, '1,000,000,000.00'],
])('writes %d to two decimals as %s', (value, text) => {
  expect(groupedTwoDecimals(value)).toBe(text);
});

test.each([
  [1, '1 KB'],
  [499, '1 KB'],
  [1499, '1 KB'],
  [1500, '2 KB'],
  [412_300, '412 KB'],
  [999_400, '999 KB'],
  [1_000_000, '1.0 MB'],
  [1_156_661, '1.2 MB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
