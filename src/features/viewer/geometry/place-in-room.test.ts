import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialPlaces } from '@/domain/placing';
import { placeInRoom } from './place-in-room';

const floor = { lengthM: 9, widthM: 7 };

test('maps the plan’s upper left corner to the scene’s far left corner', () => {
  expect(placeInRoom({ xM: 0, yM: 0 }, floor)).toEqual({ xM: -4.5, zM: -3.5, turnedDeg: 0 });
  expect(placeInRoom({ xM: 9, yM: 7 }, floor)).toMatchObject({ xM: 4.5, zM: 3.5 });
});

test('turns two machines on opposite walls towards the room', () => {
  const [first, second] = initialPlaces(2, floor, { widthM: 0.46, depthM: 0.4 }).map((place) =>
    placeInRoom(place, floor),
  );
  expect([first?.xM, first?.zM]).toEqual([-1.5, expect.closeTo(-3.1)]);
  expect([second?.xM, second?.zM]).toEqual([1.5, expect.closeTo(3.1)]);
  expect([first?.turnedDeg, second?.turnedDeg]).toEqual([0, 180]);
});

test('keeps the distances of the plan', () => {
  const metres = fc.double({ min: 0, max: 9, noNaN: true });
  fc.assert(
    fc.property(metres, metres, metres, metres, (x1, y1, x2, y2) => {
      const [first, second] = [placeInRoom({ xM: x1, yM: y1 }, floor), placeInRoom({ xM: x2, yM: y2 }, floor)];
      expect(Math.hypot(first.xM - second.xM, first.zM - second.zM)).toBeCloseTo(Math.hypot(x1 - x2, y1 - y2), 9);
    }),
  );
});
