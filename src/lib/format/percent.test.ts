import { expect, it } from 'vitest';
import { percent } from './percent';

it.each([
  [0.00136, '0.1'],
  [0.116, '12'],
  [0.878, '88'],
  [0.986, '98.6'],
  [0.997, '99.7'],
])('%f is %s per cent', (share, text) => {
  expect(percent(share)).toBe(text);
});
