import { expect, it } from 'vitest';
import { qrCodePath } from './qr-code';

it('draws unit squares inside a quiet zone', () => {
  const { d, size } = qrCodePath('https://mars-air.example/product-details/generation-x#turn');
  const squares = [...d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(squares.length).toBeGreaterThan(200);
  for (const [x, y] of squares) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x, y)).toBeLessThan(size - 2);
  }
  expect(squares).toContainEqual([2, 2]);
  expect(squares).toContainEqual([size - 3, 2]);
  expect(squares).toContainEqual([2, size - 3]);
});
