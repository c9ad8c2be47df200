import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialPlaces, keepFromWalls } from './placing';

const footprint = { widthM: 0.46, depthM: 0.4 };

test('one machine stands at a third of the length, 20 cm from the wall', () => {
  expect(initialPlaces(1, { lengthM: 9, widthM: 7 }, footprint)).toEqual([{ xM: 3, yM: 0.4 }]);
});

test('two stand at the thirds of opposite walls', () => {
  expect(initialPlaces(2, { lengthM: 9, widthM: 7 }, footprint)).toEqual([
    { xM: 3, yM: 0.4 },
    { xM: 6, yM: 6.6 },
  ]);
});

test('the third stands at the wall of the first', () => {
  const places = initialPlaces(3, { lengthM: 12, widthM: 7 }, footprint);
  expect(places.map(({ xM, yM }) => [xM, yM])).toEqual([
    [3, 0.4],
    [6, 6.6],
    [9, 0.4],
  ]);
});

test('no place is nearer to a wall than 20 cm, wherever a machine is dragged', () => {
  const metres = fc.integer({ min: -200, max: 4000 }).map((centimetres) => centimetres / 100);
  const side = fc.integer({ min: 100, max: 3000 }).map((centimetres) => centimetres / 100);
  fc.assert(
    fc.property(metres, metres, side, side, (xM, yM, lengthM, widthM) => {
      const place = keepFromWalls({ xM, yM }, { lengthM, widthM }, footprint);
      expect(place.xM - 0.23).toBeGreaterThanOrEqual(0.2 - 1e-9);
      expect(place.xM + 0.23).toBeLessThanOrEqual(lengthM - 0.2 + 1e-9);
      expect(place.yM - 0.2).toBeGreaterThanOrEqual(0.2 - 1e-9);
      expect(place.yM + 0.2).toBeLessThanOrEqual(widthM - 0.2 + 1e-9);
    }),
  );
});

test('a cupboard has the machine in its centre', () => {
  expect(keepFromWalls({ xM: 0, yM: 9 }, { lengthM: 0.6, widthM: 0.5 }, footprint)).toEqual({ xM: 0.3, yM: 0.25 });
});
