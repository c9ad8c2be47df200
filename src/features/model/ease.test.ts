import { expect, it } from 'vitest';
import { eased } from './ease';

it('slows down towards its aim, arrives, and is there at once where motion is unwanted', () => {
  const first = eased(0, 100, 16);
  const second = eased(first, 100, 16);
  expect(first).toBeGreaterThan(0);
  expect(second - first).toBeLessThan(first);
  let value = 0;
  for (let step = 0; step < 120; step++) value = eased(value, 100, 16);
  expect(value).toBe(100);
  expect(eased(0, 100, Infinity)).toBe(100);
});
