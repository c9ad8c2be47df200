import { expect, test } from 'vitest';
import { fileSize } from './file-size';

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
