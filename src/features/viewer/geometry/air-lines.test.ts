import { expect, test } from 'vitest';
import { airLines } from './air-lines';

const room = { lengthM: 5, widthM: 4, heightM: 2.4 };

test('air goes to the machine along the floor, and from its top up and out, inside the room', () => {
  const lines = airLines({ placeM: [-2.2, -1.7], machineHeightM: 0.76, room });
  expect(lines.filter(({ isClean }) => isClean)).toHaveLength(6);
  for (const { isClean, pointsM } of lines) {
    const [first, last] = [pointsM[0], pointsM.at(-1)];
    if (isClean) expect(first).toEqual([-2.2, 0.76, -1.7]);
    else expect(last?.[1]).toBeCloseTo(0.19);
    for (const [xM, yM, zM] of pointsM) {
      expect(Math.abs(xM)).toBeLessThan(2.5);
      expect(Math.abs(zM)).toBeLessThan(2);
      expect(yM).toBeGreaterThan(0);
      expect(yM).toBeLessThan(2.4);
    }
  }
});

test('a line bends without a kink, also beside a wall', () => {
  for (const { pointsM } of airLines({ placeM: [0.7, -1.7], machineHeightM: 0.76, room })) {
    const steps = pointsM.slice(1).map((toM, index) => toM.map((value, axis) => value - (pointsM[index]?.[axis] ?? 0)));
    for (const [index, step] of steps.slice(1).entries()) {
      const before = steps[index] ?? [];
      const along = step.reduce((sum, value, axis) => sum + value * (before[axis] ?? 0), 0);
      const turnDeg = (Math.acos(Math.min(1, along / (Math.hypot(...step) * Math.hypot(...before)))) * 180) / Math.PI;
      expect(turnDeg).toBeLessThan(45);
    }
  }
});
