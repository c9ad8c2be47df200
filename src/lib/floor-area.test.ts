import { expect, test } from 'vitest';
import { floorAreaM2 } from './floor-area';

test.each([
  [720, '60'],
  [633, '52.8'],
  [160, '13.3'],
  [1200, '100'],
])('%d m³/h serve a floor of %s m² at 5 ACH under a 2.4 m ceiling', (cadr, area) => {
  expect(floorAreaM2(cadr)).toBe(area);
});
